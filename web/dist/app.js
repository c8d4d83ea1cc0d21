/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var nr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ir={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Sm=0,Nf=1,Mm=2;var br=1,wm=2,Co=3,sr=0,oi=1,ai=2,Sr=0,Ro=1,Of=2,Uf=3,Ff=4,Am=5;var Mr=100,Em=101,Tm=102,Cm=103,Rm=104,Im=200,Pm=201,Lm=202,Dm=203,Bf=204,kf=205,Nm=206,Om=207,Um=208,Fm=209,Bm=210,km=211,zm=212,Vm=213,Hm=214,lc=0,cc=1,hc=2,go=3,uc=4,fc=5,dc=6,pc=7,tl=0,Gm=1,Wm=2,us=0,zf=1,Vf=2,Hf=3,Gf=4,Wf=5,Xf=6,qf=7;var Yf=300,wr=301,Io=302,Bc=303,kc=304,mc=1e3,rs=1001,gc=1002,Bn=1003,Xm=1004;var nl=1005;var kn=1006,zc=1007;var Ds=1008;var fi=1009,$f=1010,Kf=1011,Po=1012,Vc=1013,Gi=1014,Li=1015,Wi=1016,Hc=1017,Gc=1018,Ar=1020,Zf=35902,Jf=35899,jf=1021,Qf=1022,Xi=1023,Is=1026,Ns=1027,Wc=1028,Xc=1029,rr=1030,qc=1031;var Yc=1033,il=33776,sl=33777,rl=33778,ol=33779,$c=35840,Kc=35841,Zc=35842,Jc=35843,jc=36196,Qc=37492,eh=37496,th=37488,nh=37489,al=37490,ih=37491,sh=37808,rh=37809,oh=37810,ah=37811,lh=37812,ch=37813,hh=37814,uh=37815,fh=37816,dh=37817,ph=37818,mh=37819,gh=37820,yh=37821,_h=36492,vh=36494,xh=36495,bh=36283,Sh=36284,ll=36285,Mh=36286;var Ta=2300,yc=2301,oc=2302,Ef=2303,Tf=2400,Cf=2401,Rf=2402;var qm=3200;var cl=0,Ym=1,Os="",An="srgb",Ca="srgb-linear",Ra="linear",Tt="srgb";var ac=7680;var $m=519,Km=512,Zm=513,Jm=514,ed=515,jm=516,Qm=517,td=518,nd=519,id=35044,wh=35048;var sd="300 es",Pi=2e3,yo=2001;function F_(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function B_(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ia(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function eg(){let i=Ia("canvas");return i.style.display="block",i}var Xp={},_o=null;function Pa(...i){let e="THREE."+i.shift();_o?_o("log",e,...i):console.log(e,...i)}function tg(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ke(...i){i=tg(i);let e="THREE."+i.shift();if(_o)_o("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Qe(...i){i=tg(i);let e="THREE."+i.shift();if(_o)_o("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function wa(...i){let e=i.join(" ");e in Xp||(Xp[e]=!0,Ke(...i))}function ng(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var ig={[lc]:lc,[hc]:dc,[uc]:uc,[go]:fc,[cc]:cc,[dc]:hc,[pc]:pc,[fc]:go},Hi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Xn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],qp=1234567,Aa=Math.PI/180,vo=180/Math.PI;function or(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Xn[i&255]+Xn[i>>8&255]+Xn[i>>16&255]+Xn[i>>24&255]+"-"+Xn[e&255]+Xn[e>>8&255]+"-"+Xn[e>>16&15|64]+Xn[e>>24&255]+"-"+Xn[t&63|128]+Xn[t>>8&255]+"-"+Xn[t>>16&255]+Xn[t>>24&255]+Xn[n&255]+Xn[n>>8&255]+Xn[n>>16&255]+Xn[n>>24&255]).toLowerCase()}function pt(i,e,t){return Math.max(e,Math.min(t,i))}function rd(i,e){return(i%e+e)%e}function k_(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function z_(i,e,t){return i!==e?(t-i)/(e-i):0}function Ea(i,e,t){return(1-t)*i+t*e}function V_(i,e,t,n){return Ea(i,e,1-Math.exp(-t*n))}function H_(i,e=1){return e-Math.abs(rd(i,e*2)-e)}function G_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function W_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function X_(i,e){return i+Math.floor(Math.random()*(e-i+1))}function q_(i,e){return i+Math.random()*(e-i)}function Y_(i){return i*(.5-Math.random())}function $_(i){i!==void 0&&(qp=i);let e=qp+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function K_(i){return i*Aa}function Z_(i){return i*vo}function J_(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function j_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function od(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Q_(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),f=o((e-n)/2),d=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*f,a*c);break;case"YZY":i.set(l*f,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*f,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*d,a*c);break;case"YXY":i.set(l*d,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*d,a*h,a*c);break;default:Ke("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Ah(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function ad(i,e){if(e.constructor===Float32Array)return i;let t=Ah(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function ld(i,e){if(e.constructor===Float32Array)return i;let t=Ah(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var cd={DEG2RAD:Aa,RAD2DEG:vo,generateUUID:or,clamp:pt,euclideanModulo:rd,mapLinear:k_,inverseLerp:z_,lerp:Ea,damp:V_,pingpong:H_,smoothstep:G_,smootherstep:W_,randInt:X_,randFloat:q_,randFloatSpread:Y_,seededRandom:$_,degToRad:K_,radToDeg:Z_,isPowerOfTwo:J_,ceilPowerOfTwo:j_,floorPowerOfTwo:od,setQuaternionFromProperEuler:Q_,normalize:ld,denormalize:ad},We=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(pt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},si=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],f=r[o+0],d=r[o+1],g=r[o+2],v=r[o+3];if(u!==v||l!==f||c!==d||h!==g){let p=l*f+c*d+h*g+u*v;p<0&&(f=-f,d=-d,g=-g,v=-v,p=-p);let m=1-a;if(p<.9995){let x=Math.acos(p),T=Math.sin(x);m=Math.sin(m*x)/T,a=Math.sin(a*x)/T,l=l*m+f*a,c=c*m+d*a,h=h*m+g*a,u=u*m+v*a}else{l=l*m+f*a,c=c*m+d*a,h=h*m+g*a,u=u*m+v*a;let x=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=x,c*=x,h*=x,u*=x}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],f=r[o+1],d=r[o+2],g=r[o+3];return e[t]=a*g+h*u+l*d-c*f,e[t+1]=l*g+h*f+c*u-a*d,e[t+2]=c*g+h*d+a*f-l*u,e[t+3]=h*g-a*u-l*f-c*d,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),f=l(n/2),d=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=f*h*u+c*d*g,this._y=c*d*u-f*h*g,this._z=c*h*g+f*d*u,this._w=c*h*u-f*d*g;break;case"YXZ":this._x=f*h*u+c*d*g,this._y=c*d*u-f*h*g,this._z=c*h*g-f*d*u,this._w=c*h*u+f*d*g;break;case"ZXY":this._x=f*h*u-c*d*g,this._y=c*d*u+f*h*g,this._z=c*h*g+f*d*u,this._w=c*h*u-f*d*g;break;case"ZYX":this._x=f*h*u-c*d*g,this._y=c*d*u+f*h*g,this._z=c*h*g-f*d*u,this._w=c*h*u+f*d*g;break;case"YZX":this._x=f*h*u+c*d*g,this._y=c*d*u+f*h*g,this._z=c*h*g-f*d*u,this._w=c*h*u-f*d*g;break;case"XZY":this._x=f*h*u-c*d*g,this._y=c*d*u-f*h*g,this._z=c*h*g+f*d*u,this._w=c*h*u+f*d*g;break;default:Ke("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],f=n+a+u;if(f>0){let d=.5/Math.sqrt(f+1);this._w=.25/d,this._x=(h-l)*d,this._y=(r-c)*d,this._z=(o-s)*d}else if(n>a&&n>u){let d=2*Math.sqrt(1+n-a-u);this._w=(h-l)/d,this._x=.25*d,this._y=(s+o)/d,this._z=(r+c)/d}else if(a>u){let d=2*Math.sqrt(1+a-n-u);this._w=(r-c)/d,this._x=(s+o)/d,this._y=.25*d,this._z=(l+h)/d}else{let d=2*Math.sqrt(1+u-n-a);this._w=(o-s)/d,this._x=(r+c)/d,this._y=(l+h)/d,this._z=.25*d}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(pt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},X=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Yp.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Yp.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this.z=pt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this.z=pt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return rf.copy(this).projectOnVector(e),this.sub(rf)}reflect(e){return this.sub(rf.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(pt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},rf=new X,Yp=new si,it=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],f=n[2],d=n[5],g=n[8],v=s[0],p=s[3],m=s[6],x=s[1],T=s[4],S=s[7],C=s[2],A=s[5],y=s[8];return r[0]=o*v+a*x+l*C,r[3]=o*p+a*T+l*A,r[6]=o*m+a*S+l*y,r[1]=c*v+h*x+u*C,r[4]=c*p+h*T+u*A,r[7]=c*m+h*S+u*y,r[2]=f*v+d*x+g*C,r[5]=f*p+d*T+g*A,r[8]=f*m+d*S+g*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,f=a*l-h*r,d=c*r-o*l,g=t*u+n*f+s*d;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/g;return e[0]=u*v,e[1]=(s*c-h*n)*v,e[2]=(a*n-s*o)*v,e[3]=f*v,e[4]=(h*t-s*l)*v,e[5]=(s*r-a*t)*v,e[6]=d*v,e[7]=(n*l-c*t)*v,e[8]=(o*t-n*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return wa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(of.makeScale(e,t)),this}rotate(e){return wa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(of.makeRotation(-e)),this}translate(e,t){return wa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(of.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},of=new it,$p=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Kp=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function ev(){let i={enabled:!0,workingColorSpace:Ca,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Tt&&(s.r=Rs(s.r),s.g=Rs(s.g),s.b=Rs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Tt&&(s.r=mo(s.r),s.g=mo(s.g),s.b=mo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Os?Ra:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ca]:{primaries:e,whitePoint:n,transfer:Ra,toXYZ:$p,fromXYZ:Kp,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:An},outputColorSpaceConfig:{drawingBufferColorSpace:An}},[An]:{primaries:e,whitePoint:n,transfer:Tt,toXYZ:$p,fromXYZ:Kp,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:An}}}),i}var yt=ev();function Rs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function mo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Zr,_c=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Zr===void 0&&(Zr=Ia("canvas")),Zr.width=e.width,Zr.height=e.height;let s=Zr.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Zr}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ia("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Rs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Rs(t[n]/255)*255):t[n]=Rs(t[n]);return{data:t,width:e.width,height:e.height}}else return Ke("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},tv=0,xo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:tv++}),this.uuid=or(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(af(s[o].image)):r.push(af(s[o]))}else r=af(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function af(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?_c.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ke("Texture: Unable to serialize Texture."),{})}var nv=0,lf=new X,ri=class i extends Hi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=rs,s=rs,r=kn,o=Ds,a=Xi,l=fi,c=i.DEFAULT_ANISOTROPY,h=Os){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:nv++}),this.uuid=or(),this.name="",this.source=new xo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new We(0,0),this.repeat=new We(1,1),this.center=new We(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(lf).x}get height(){return this.source.getSize(lf).y}get depth(){return this.source.getSize(lf).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ke(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ke(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Yf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case mc:e.x=e.x-Math.floor(e.x);break;case rs:e.x=e.x<0?0:1;break;case gc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case mc:e.y=e.y-Math.floor(e.y);break;case rs:e.y=e.y<0?0:1;break;case gc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ri.DEFAULT_IMAGE=null;ri.DEFAULT_MAPPING=Yf;ri.DEFAULT_ANISOTROPY=1;var Jt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],f=l[1],d=l[5],g=l[9],v=l[2],p=l[6],m=l[10];if(Math.abs(h-f)<.01&&Math.abs(u-v)<.01&&Math.abs(g-p)<.01){if(Math.abs(h+f)<.1&&Math.abs(u+v)<.1&&Math.abs(g+p)<.1&&Math.abs(c+d+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let T=(c+1)/2,S=(d+1)/2,C=(m+1)/2,A=(h+f)/4,y=(u+v)/4,E=(g+p)/4;return T>S&&T>C?T<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(T),s=A/n,r=y/n):S>C?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=A/s,r=E/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=y/r,s=E/r),this.set(n,s,r,t),this}let x=Math.sqrt((p-g)*(p-g)+(u-v)*(u-v)+(f-h)*(f-h));return Math.abs(x)<.001&&(x=1),this.x=(p-g)/x,this.y=(u-v)/x,this.z=(f-h)/x,this.w=Math.acos((c+d+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=pt(this.x,e.x,t.x),this.y=pt(this.y,e.y,t.y),this.z=pt(this.z,e.z,t.z),this.w=pt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=pt(this.x,e,t),this.y=pt(this.y,e,t),this.z=pt(this.z,e,t),this.w=pt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(pt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},vc=class extends Hi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:kn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Jt(0,0,e,t),this.scissorTest=!1,this.viewport=new Jt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ri({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:kn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new xo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},bi=class extends vc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},La=class extends ri{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var xc=class extends ri{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var bt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,f,d,g,v,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,f,d,g,v,p)}set(e,t,n,s,r,o,a,l,c,h,u,f,d,g,v,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=f,m[3]=d,m[7]=g,m[11]=v,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/Jr.setFromMatrixColumn(e,0).length(),r=1/Jr.setFromMatrixColumn(e,1).length(),o=1/Jr.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let f=o*h,d=o*u,g=a*h,v=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=d+g*c,t[5]=f-v*c,t[9]=-a*l,t[2]=v-f*c,t[6]=g+d*c,t[10]=o*l}else if(e.order==="YXZ"){let f=l*h,d=l*u,g=c*h,v=c*u;t[0]=f+v*a,t[4]=g*a-d,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=d*a-g,t[6]=v+f*a,t[10]=o*l}else if(e.order==="ZXY"){let f=l*h,d=l*u,g=c*h,v=c*u;t[0]=f-v*a,t[4]=-o*u,t[8]=g+d*a,t[1]=d+g*a,t[5]=o*h,t[9]=v-f*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let f=o*h,d=o*u,g=a*h,v=a*u;t[0]=l*h,t[4]=g*c-d,t[8]=f*c+v,t[1]=l*u,t[5]=v*c+f,t[9]=d*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let f=o*l,d=o*c,g=a*l,v=a*c;t[0]=l*h,t[4]=v-f*u,t[8]=g*u+d,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=d*u+g,t[10]=f-v*u}else if(e.order==="XZY"){let f=o*l,d=o*c,g=a*l,v=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=f*u+v,t[5]=o*h,t[9]=d*u-g,t[2]=g*u-d,t[6]=a*h,t[10]=v*u+f}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(iv,e,sv)}lookAt(e,t,n){let s=this.elements;return vi.subVectors(e,t),vi.lengthSq()===0&&(vi.z=1),vi.normalize(),Xs.crossVectors(n,vi),Xs.lengthSq()===0&&(Math.abs(n.z)===1?vi.x+=1e-4:vi.z+=1e-4,vi.normalize(),Xs.crossVectors(n,vi)),Xs.normalize(),Ul.crossVectors(vi,Xs),s[0]=Xs.x,s[4]=Ul.x,s[8]=vi.x,s[1]=Xs.y,s[5]=Ul.y,s[9]=vi.y,s[2]=Xs.z,s[6]=Ul.z,s[10]=vi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],f=n[9],d=n[13],g=n[2],v=n[6],p=n[10],m=n[14],x=n[3],T=n[7],S=n[11],C=n[15],A=s[0],y=s[4],E=s[8],z=s[12],D=s[1],P=s[5],O=s[9],V=s[13],I=s[2],F=s[6],q=s[10],G=s[14],le=s[3],Z=s[7],ee=s[11],se=s[15];return r[0]=o*A+a*D+l*I+c*le,r[4]=o*y+a*P+l*F+c*Z,r[8]=o*E+a*O+l*q+c*ee,r[12]=o*z+a*V+l*G+c*se,r[1]=h*A+u*D+f*I+d*le,r[5]=h*y+u*P+f*F+d*Z,r[9]=h*E+u*O+f*q+d*ee,r[13]=h*z+u*V+f*G+d*se,r[2]=g*A+v*D+p*I+m*le,r[6]=g*y+v*P+p*F+m*Z,r[10]=g*E+v*O+p*q+m*ee,r[14]=g*z+v*V+p*G+m*se,r[3]=x*A+T*D+S*I+C*le,r[7]=x*y+T*P+S*F+C*Z,r[11]=x*E+T*O+S*q+C*ee,r[15]=x*z+T*V+S*G+C*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],f=e[10],d=e[14],g=e[3],v=e[7],p=e[11],m=e[15],x=l*d-c*f,T=a*d-c*u,S=a*f-l*u,C=o*d-c*h,A=o*f-l*h,y=o*u-a*h;return t*(v*x-p*T+m*S)-n*(g*x-p*C+m*A)+s*(g*T-v*C+m*y)-r*(g*S-v*A+p*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],f=e[10],d=e[11],g=e[12],v=e[13],p=e[14],m=e[15],x=t*a-n*o,T=t*l-s*o,S=t*c-r*o,C=n*l-s*a,A=n*c-r*a,y=s*c-r*l,E=h*v-u*g,z=h*p-f*g,D=h*m-d*g,P=u*p-f*v,O=u*m-d*v,V=f*m-d*p,I=x*V-T*O+S*P+C*D-A*z+y*E;if(I===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/I;return e[0]=(a*V-l*O+c*P)*F,e[1]=(s*O-n*V-r*P)*F,e[2]=(v*y-p*A+m*C)*F,e[3]=(f*A-u*y-d*C)*F,e[4]=(l*D-o*V-c*z)*F,e[5]=(t*V-s*D+r*z)*F,e[6]=(p*S-g*y-m*T)*F,e[7]=(h*y-f*S+d*T)*F,e[8]=(o*O-a*D+c*E)*F,e[9]=(n*D-t*O-r*E)*F,e[10]=(g*A-v*S+m*x)*F,e[11]=(u*S-h*A-d*x)*F,e[12]=(a*z-o*P-l*E)*F,e[13]=(t*P-n*z+s*E)*F,e[14]=(v*T-g*C-p*x)*F,e[15]=(h*C-u*T+f*x)*F,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,f=r*c,d=r*h,g=r*u,v=o*h,p=o*u,m=a*u,x=l*c,T=l*h,S=l*u,C=n.x,A=n.y,y=n.z;return s[0]=(1-(v+m))*C,s[1]=(d+S)*C,s[2]=(g-T)*C,s[3]=0,s[4]=(d-S)*A,s[5]=(1-(f+m))*A,s[6]=(p+x)*A,s[7]=0,s[8]=(g+T)*y,s[9]=(p-x)*y,s[10]=(1-(f+v))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=Jr.set(s[0],s[1],s[2]).length(),a=Jr.set(s[4],s[5],s[6]).length(),l=Jr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),ki.copy(this);let c=1/o,h=1/a,u=1/l;return ki.elements[0]*=c,ki.elements[1]*=c,ki.elements[2]*=c,ki.elements[4]*=h,ki.elements[5]*=h,ki.elements[6]*=h,ki.elements[8]*=u,ki.elements[9]*=u,ki.elements[10]*=u,t.setFromRotationMatrix(ki),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Pi,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),f=(t+e)/(t-e),d=(n+s)/(n-s),g,v;if(l)g=r/(o-r),v=o*r/(o-r);else if(a===Pi)g=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===yo)g=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=f,c[12]=0,c[1]=0,c[5]=u,c[9]=d,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Pi,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),f=-(t+e)/(t-e),d=-(n+s)/(n-s),g,v;if(l)g=1/(o-r),v=o/(o-r);else if(a===Pi)g=-2/(o-r),v=-(o+r)/(o-r);else if(a===yo)g=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=f,c[1]=0,c[5]=u,c[9]=0,c[13]=d,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},Jr=new X,ki=new bt,iv=new X(0,0,0),sv=new X(1,1,1),Xs=new X,Ul=new X,vi=new X,Zp=new bt,Jp=new si,as=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],f=s[6],d=s[10];switch(t){case"XYZ":this._y=Math.asin(pt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,d),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(f,c),this._z=0);break;case"YXZ":this._x=Math.asin(-pt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,d),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(pt(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-u,d),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-pt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(f,d),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(pt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,d));break;case"XZY":this._z=Math.asin(-pt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(f,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,d),this._y=0);break;default:Ke("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Zp.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Zp,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Jp.setFromEuler(this),this.setFromQuaternion(Jp,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};as.DEFAULT_ORDER="XYZ";var bo=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},rv=0,jp=new X,jr=new si,Ms=new bt,Fl=new X,ma=new X,ov=new X,av=new si,Qp=new X(1,0,0),em=new X(0,1,0),tm=new X(0,0,1),nm={type:"added"},lv={type:"removed"},Qr={type:"childadded",child:null},cf={type:"childremoved",child:null},Hn=class i extends Hi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:rv++}),this.uuid=or(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new X,t=new as,n=new si,s=new X(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new bt},normalMatrix:{value:new it}}),this.matrix=new bt,this.matrixWorld=new bt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new bo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return jr.setFromAxisAngle(e,t),this.quaternion.multiply(jr),this}rotateOnWorldAxis(e,t){return jr.setFromAxisAngle(e,t),this.quaternion.premultiply(jr),this}rotateX(e){return this.rotateOnAxis(Qp,e)}rotateY(e){return this.rotateOnAxis(em,e)}rotateZ(e){return this.rotateOnAxis(tm,e)}translateOnAxis(e,t){return jp.copy(e).applyQuaternion(this.quaternion),this.position.add(jp.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Qp,e)}translateY(e){return this.translateOnAxis(em,e)}translateZ(e){return this.translateOnAxis(tm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ms.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Fl.copy(e):Fl.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ma.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ms.lookAt(ma,Fl,this.up):Ms.lookAt(Fl,ma,this.up),this.quaternion.setFromRotationMatrix(Ms),s&&(Ms.extractRotation(s.matrixWorld),jr.setFromRotationMatrix(Ms),this.quaternion.premultiply(jr.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Qe("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(nm),Qr.child=e,this.dispatchEvent(Qr),Qr.child=null):Qe("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(lv),cf.child=e,this.dispatchEvent(cf),cf.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ms.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ms.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ms),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(nm),Qr.child=e,this.dispatchEvent(Qr),Qr.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ma,e,ov),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ma,av,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),f=o(e.skeletons),d=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),f.length>0&&(n.skeletons=f),d.length>0&&(n.animations=d),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Hn.DEFAULT_UP=new X(0,1,0);Hn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Hn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var os=class extends Hn{constructor(){super(),this.isGroup=!0,this.type="Group"}},cv={type:"move"},So=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new os,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new os,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new X,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new X),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new os,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new X,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new X,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let v of e.hand.values()){let p=t.getJointPose(v,n),m=this._getHandJoint(c,v);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],f=h.position.distanceTo(u.position),d=.02,g=.005;c.inputState.pinching&&f>d+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&f<=d-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(cv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new os;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},sg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},qs={h:0,s:0,l:0},Bl={h:0,s:0,l:0};function hf(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Ze=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=An){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=yt.workingColorSpace){return this.r=e,this.g=t,this.b=n,yt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=yt.workingColorSpace){if(e=rd(e,1),t=pt(t,0,1),n=pt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=hf(o,r,e+1/3),this.g=hf(o,r,e),this.b=hf(o,r,e-1/3)}return yt.colorSpaceToWorking(this,s),this}setStyle(e,t=An){function n(r){r!==void 0&&parseFloat(r)<1&&Ke("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ke("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ke("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=An){let n=sg[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ke("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Rs(e.r),this.g=Rs(e.g),this.b=Rs(e.b),this}copyLinearToSRGB(e){return this.r=mo(e.r),this.g=mo(e.g),this.b=mo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=An){return yt.workingToColorSpace(qn.copy(this),e),Math.round(pt(qn.r*255,0,255))*65536+Math.round(pt(qn.g*255,0,255))*256+Math.round(pt(qn.b*255,0,255))}getHexString(e=An){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(qn.copy(this),t);let n=qn.r,s=qn.g,r=qn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(qn.copy(this),t),e.r=qn.r,e.g=qn.g,e.b=qn.b,e}getStyle(e=An){yt.workingToColorSpace(qn.copy(this),e);let t=qn.r,n=qn.g,s=qn.b;return e!==An?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(qs),this.setHSL(qs.h+e,qs.s+t,qs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(qs),e.getHSL(Bl);let n=Ea(qs.h,Bl.h,t),s=Ea(qs.s,Bl.s,t),r=Ea(qs.l,Bl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},qn=new Ze;Ze.NAMES=sg;var Da=class extends Hn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new as,this.environmentIntensity=1,this.environmentRotation=new as,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},zi=new X,ws=new X,uf=new X,As=new X,eo=new X,to=new X,im=new X,ff=new X,df=new X,pf=new X,mf=new Jt,gf=new Jt,yf=new Jt,Cs=class i{constructor(e=new X,t=new X,n=new X){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),zi.subVectors(e,t),s.cross(zi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){zi.subVectors(s,t),ws.subVectors(n,t),uf.subVectors(e,t);let o=zi.dot(zi),a=zi.dot(ws),l=zi.dot(uf),c=ws.dot(ws),h=ws.dot(uf),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let f=1/u,d=(c*l-a*h)*f,g=(o*h-a*l)*f;return r.set(1-d-g,g,d)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,As)===null?!1:As.x>=0&&As.y>=0&&As.x+As.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,As)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,As.x),l.addScaledVector(o,As.y),l.addScaledVector(a,As.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return mf.setScalar(0),gf.setScalar(0),yf.setScalar(0),mf.fromBufferAttribute(e,t),gf.fromBufferAttribute(e,n),yf.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(mf,r.x),o.addScaledVector(gf,r.y),o.addScaledVector(yf,r.z),o}static isFrontFacing(e,t,n,s){return zi.subVectors(n,t),ws.subVectors(e,t),zi.cross(ws).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return zi.subVectors(this.c,this.b),ws.subVectors(this.a,this.b),zi.cross(ws).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;eo.subVectors(s,n),to.subVectors(r,n),ff.subVectors(e,n);let l=eo.dot(ff),c=to.dot(ff);if(l<=0&&c<=0)return t.copy(n);df.subVectors(e,s);let h=eo.dot(df),u=to.dot(df);if(h>=0&&u<=h)return t.copy(s);let f=l*u-h*c;if(f<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(eo,o);pf.subVectors(e,r);let d=eo.dot(pf),g=to.dot(pf);if(g>=0&&d<=g)return t.copy(r);let v=d*c-l*g;if(v<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(n).addScaledVector(to,a);let p=h*g-d*u;if(p<=0&&u-h>=0&&d-g>=0)return im.subVectors(r,s),a=(u-h)/(u-h+(d-g)),t.copy(s).addScaledVector(im,a);let m=1/(p+v+f);return o=v*m,a=f*m,t.copy(n).addScaledVector(eo,o).addScaledVector(to,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ls=class{constructor(e=new X(1/0,1/0,1/0),t=new X(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Vi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Vi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Vi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Vi):Vi.fromBufferAttribute(r,o),Vi.applyMatrix4(e.matrixWorld),this.expandByPoint(Vi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),kl.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),kl.copy(n.boundingBox)),kl.applyMatrix4(e.matrixWorld),this.union(kl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Vi),Vi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(ga),zl.subVectors(this.max,ga),no.subVectors(e.a,ga),io.subVectors(e.b,ga),so.subVectors(e.c,ga),Ys.subVectors(io,no),$s.subVectors(so,io),pr.subVectors(no,so);let t=[0,-Ys.z,Ys.y,0,-$s.z,$s.y,0,-pr.z,pr.y,Ys.z,0,-Ys.x,$s.z,0,-$s.x,pr.z,0,-pr.x,-Ys.y,Ys.x,0,-$s.y,$s.x,0,-pr.y,pr.x,0];return!_f(t,no,io,so,zl)||(t=[1,0,0,0,1,0,0,0,1],!_f(t,no,io,so,zl))?!1:(Vl.crossVectors(Ys,$s),t=[Vl.x,Vl.y,Vl.z],_f(t,no,io,so,zl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Vi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Vi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Es[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Es[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Es[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Es[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Es[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Es[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Es[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Es[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Es),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Es=[new X,new X,new X,new X,new X,new X,new X,new X],Vi=new X,kl=new ls,no=new X,io=new X,so=new X,Ys=new X,$s=new X,pr=new X,ga=new X,zl=new X,Vl=new X,mr=new X;function _f(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){mr.fromArray(i,r);let a=s.x*Math.abs(mr.x)+s.y*Math.abs(mr.y)+s.z*Math.abs(mr.z),l=e.dot(mr),c=t.dot(mr),h=n.dot(mr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var yn=new X,Hl=new We,hv=0,Kt=class extends Hi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:hv++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=id,this.updateRanges=[],this.gpuType=Li,this.version=0,this._normalizationScale=e!==void 0?Ah(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Hl.fromBufferAttribute(this,t),Hl.applyMatrix3(e),this.setXY(t,Hl.x,Hl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.applyMatrix3(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.applyMatrix4(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.applyNormalMatrix(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.transformDirection(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ad(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):ld(e,this.array)}};var Na=class extends Kt{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Oa=class extends Kt{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Zt=class extends Kt{constructor(e,t,n){super(new Float32Array(e),t,n)}},uv=new ls,ya=new X,vf=new X,Zs=class{constructor(e=new X,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):uv.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ya.subVectors(e,this.center);let t=ya.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(ya,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(vf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ya.copy(e.center).add(vf)),this.expandByPoint(ya.copy(e.center).sub(vf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},fv=0,Ii=new bt,xf=new Hn,ro=new X,xi=new ls,_a=new ls,Fn=new X,En=class i extends Hi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:fv++}),this.uuid=or(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(F_(e)?Oa:Na)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new it().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ii.makeRotationFromQuaternion(e),this.applyMatrix4(Ii),this}rotateX(e){return Ii.makeRotationX(e),this.applyMatrix4(Ii),this}rotateY(e){return Ii.makeRotationY(e),this.applyMatrix4(Ii),this}rotateZ(e){return Ii.makeRotationZ(e),this.applyMatrix4(Ii),this}translate(e,t,n){return Ii.makeTranslation(e,t,n),this.applyMatrix4(Ii),this}scale(e,t,n){return Ii.makeScale(e,t,n),this.applyMatrix4(Ii),this}lookAt(e){return xf.lookAt(e),xf.updateMatrix(),this.applyMatrix4(xf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ro).negate(),this.translate(ro.x,ro.y,ro.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Zt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ke("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ls);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new X(-1/0,-1/0,-1/0),new X(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];xi.setFromBufferAttribute(r),this.morphTargetsRelative?(Fn.addVectors(this.boundingBox.min,xi.min),this.boundingBox.expandByPoint(Fn),Fn.addVectors(this.boundingBox.max,xi.max),this.boundingBox.expandByPoint(Fn)):(this.boundingBox.expandByPoint(xi.min),this.boundingBox.expandByPoint(xi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qe('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Zs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new X,1/0);return}if(e){let n=this.boundingSphere.center;if(xi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];_a.setFromBufferAttribute(a),this.morphTargetsRelative?(Fn.addVectors(xi.min,_a.min),xi.expandByPoint(Fn),Fn.addVectors(xi.max,_a.max),xi.expandByPoint(Fn)):(xi.expandByPoint(_a.min),xi.expandByPoint(_a.max))}xi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Fn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Fn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Fn.fromBufferAttribute(a,c),l&&(ro.fromBufferAttribute(e,c),Fn.add(ro)),s=Math.max(s,n.distanceToSquared(Fn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Qe("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Kt(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let z=0;z<n.count;z++)a[z]=new X,l[z]=new X;let h=new X,u=new X,f=new X,d=new We,g=new We,v=new We,p=new X,m=new X;function x(z,D,P){c[z]=c[D]=c[P]=1,h.fromBufferAttribute(n,z),u.fromBufferAttribute(n,D),f.fromBufferAttribute(n,P),d.fromBufferAttribute(r,z),g.fromBufferAttribute(r,D),v.fromBufferAttribute(r,P),u.sub(h),f.sub(h),g.sub(d),v.sub(d);let O=1/(g.x*v.y-v.x*g.y);isFinite(O)&&(p.copy(u).multiplyScalar(v.y).addScaledVector(f,-g.y).multiplyScalar(O),m.copy(f).multiplyScalar(g.x).addScaledVector(u,-v.x).multiplyScalar(O),a[z].add(p),a[D].add(p),a[P].add(p),l[z].add(m),l[D].add(m),l[P].add(m))}let T=this.groups;T.length===0&&(T=[{start:0,count:e.count}]);for(let z=0,D=T.length;z<D;++z){let P=T[z],O=P.start,V=P.count;for(let I=O,F=O+V;I<F;I+=3)x(e.getX(I+0),e.getX(I+1),e.getX(I+2))}let S=new X,C=new X,A=new X,y=new X;function E(z){A.fromBufferAttribute(s,z),y.copy(A);let D=a[z];S.copy(D),S.sub(A.multiplyScalar(A.dot(D))).normalize(),C.crossVectors(y,D);let O=C.dot(l[z])<0?-1:1;o.setXYZW(z,S.x,S.y,S.z,O)}for(let z=0,D=n.count;z<D;++z)c[z]&&E(z);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Kt(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let f=0,d=n.count;f<d;f++)n.setXYZ(f,0,0,0);let s=new X,r=new X,o=new X,a=new X,l=new X,c=new X,h=new X,u=new X;if(e)for(let f=0,d=e.count;f<d;f+=3){let g=e.getX(f+0),v=e.getX(f+1),p=e.getX(f+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,v),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let f=0,d=t.count;f<d;f+=3)s.fromBufferAttribute(t,f+0),r.fromBufferAttribute(t,f+1),o.fromBufferAttribute(t,f+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(f+0,h.x,h.y,h.z),n.setXYZ(f+1,h.x,h.y,h.z),n.setXYZ(f+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Fn.fromBufferAttribute(e,t),Fn.normalize(),e.setXYZ(t,Fn.x,Fn.y,Fn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,f=new c.constructor(l.length*h),d=0,g=0;for(let v=0,p=l.length;v<p;v++){a.isInterleavedBufferAttribute?d=l[v]*a.data.stride+a.offset:d=l[v]*h;for(let m=0;m<h;m++)f[g++]=c[d++]}return new Kt(f,h,u)}if(this.index===null)return Ke("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let f=c[h],d=e(f,n);l.push(d)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,f=c.length;u<f;u++){let d=c[u];h.push(d.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let f=0,d=u.length;f<d;f++)h.push(u[f].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},bc=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=id,this.updateRanges=[],this.version=0,this.uuid=or()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=sm(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=sm(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function sm(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=or()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ti=new X,Ua=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?Ah(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.applyMatrix4(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.applyNormalMatrix(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.transformDirection(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Pa("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Kt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Pa("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ad(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):ld(e,this.data.array)}},bf=new X,dv=new X,pv=new it,ni=class{constructor(e=new X(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=bf.subVectors(n,t).cross(dv.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(bf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||pv.getNormalMatrix(e),s=this.coplanarPoint(bf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},mv=0,cs=class extends Hi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:mv++}),this.uuid=or(),this.name="",this.type="Material",this.blending=Ro,this.side=sr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Bf,this.blendDst=kf,this.blendEquation=Mr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ze(0,0,0),this.blendAlpha=0,this.depthFunc=go,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=$m,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ac,this.stencilZFail=ac,this.stencilZPass=ac,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ke(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ke(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Ze().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new ni().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new We().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new We().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Mo=class extends cs{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new Ze(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},oo,va=new X,ao=new X,lo=new X,co=new We,xa=new We,rg=new bt,Gl=new X,ba=new X,Wl=new X,rm=new We,Sf=new We,om=new We,Fa=class extends Hn{constructor(e=new Mo){if(super(),this.isSprite=!0,this.type="Sprite",oo===void 0){oo=new En;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new bc(t,5);oo.setIndex([0,1,2,0,2,3]),oo.setAttribute("position",new Ua(n,3,0,!1)),oo.setAttribute("uv",new Ua(n,2,3,!1))}this.geometry=oo,this.material=e,this.center=new We(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&Qe('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),ao.setFromMatrixScale(this.matrixWorld),rg.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),lo.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&ao.multiplyScalar(-lo.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;Xl(Gl.set(-.5,-.5,0),lo,o,ao,s,r),Xl(ba.set(.5,-.5,0),lo,o,ao,s,r),Xl(Wl.set(.5,.5,0),lo,o,ao,s,r),rm.set(0,0),Sf.set(1,0),om.set(1,1);let a=e.ray.intersectTriangle(Gl,ba,Wl,!1,va);if(a===null&&(Xl(ba.set(-.5,.5,0),lo,o,ao,s,r),Sf.set(0,1),a=e.ray.intersectTriangle(Gl,Wl,ba,!1,va),a===null))return;let l=e.ray.origin.distanceTo(va);l<e.near||l>e.far||t.push({distance:l,point:va.clone(),uv:Cs.getInterpolation(va,Gl,ba,Wl,rm,Sf,om,new We),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function Xl(i,e,t,n,s,r){co.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(xa.x=r*co.x-s*co.y,xa.y=s*co.x+r*co.y):xa.copy(co),i.copy(e),i.x+=xa.x,i.y+=xa.y,i.applyMatrix4(rg)}var Ts=new X,Mf=new X,ql=new X,Yl=new X,_r=class{constructor(e=new X,t=new X(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ts)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ts.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ts.copy(this.origin).addScaledVector(this.direction,t),Ts.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Mf.copy(e).add(t).multiplyScalar(.5),ql.copy(t).sub(e).normalize(),Yl.copy(this.origin).sub(Mf);let r=e.distanceTo(t)*.5,o=-this.direction.dot(ql),a=Yl.dot(this.direction),l=-Yl.dot(ql),c=Yl.lengthSq(),h=Math.abs(1-o*o),u,f,d,g;if(h>0)if(u=o*l-a,f=o*a-l,g=r*h,u>=0)if(f>=-g)if(f<=g){let v=1/h;u*=v,f*=v,d=u*(u+o*f+2*a)+f*(o*u+f+2*l)+c}else f=r,u=Math.max(0,-(o*f+a)),d=-u*u+f*(f+2*l)+c;else f=-r,u=Math.max(0,-(o*f+a)),d=-u*u+f*(f+2*l)+c;else f<=-g?(u=Math.max(0,-(-o*r+a)),f=u>0?-r:Math.min(Math.max(-r,-l),r),d=-u*u+f*(f+2*l)+c):f<=g?(u=0,f=Math.min(Math.max(-r,-l),r),d=f*(f+2*l)+c):(u=Math.max(0,-(o*r+a)),f=u>0?r:Math.min(Math.max(-r,-l),r),d=-u*u+f*(f+2*l)+c);else f=o>0?-r:r,u=Math.max(0,-(o*f+a)),d=-u*u+f*(f+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Mf).addScaledVector(ql,f),d}intersectSphere(e,t){if(e.radius<0)return null;Ts.subVectors(e.center,this.origin);let n=Ts.dot(this.direction),s=Ts.dot(Ts)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,f=this.origin;return c>=0?(n=(e.min.x-f.x)*c,s=(e.max.x-f.x)*c):(n=(e.max.x-f.x)*c,s=(e.min.x-f.x)*c),h>=0?(r=(e.min.y-f.y)*h,o=(e.max.y-f.y)*h):(r=(e.max.y-f.y)*h,o=(e.min.y-f.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-f.z)*u,l=(e.max.z-f.z)*u):(a=(e.max.z-f.z)*u,l=(e.min.z-f.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ts)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,f=e.y-o.y,d=e.z-o.z,g=t.x-o.x,v=t.y-o.y,p=t.z-o.z,m=n.x-o.x,x=n.y-o.y,T=n.z-o.z,S=Math.abs(l),C=Math.abs(c),A=Math.abs(h),y,E,z,D,P,O,V,I,F,q,G,le;if(S>=C&&S>=A?(z=l,O=u,F=g,le=m,l>=0?(y=c,E=h,D=f,P=d,V=v,I=p,q=x,G=T):(y=h,E=c,D=d,P=f,V=p,I=v,q=T,G=x)):C>=A?(z=c,O=f,F=v,le=x,c>=0?(y=h,E=l,D=d,P=u,V=p,I=g,q=T,G=m):(y=l,E=h,D=u,P=d,V=g,I=p,q=m,G=T)):(z=h,O=d,F=p,le=T,h>=0?(y=l,E=c,D=u,P=f,V=g,I=v,q=m,G=x):(y=c,E=l,D=f,P=u,V=v,I=g,q=x,G=m)),z===0)return null;let Z=y/z,ee=E/z,se=1/z,de=D-Z*O,fe=P-ee*O,te=V-Z*F,ge=I-ee*F,ye=q-Z*le,ve=G-ee*le,_e=ye*ge-ve*te,He=de*ve-fe*ye,Je=te*fe-ge*de;if(s){if(_e<0||He<0||Je<0)return null}else if((_e<0||He<0||Je<0)&&(_e>0||He>0||Je>0))return null;let Fe=_e+He+Je;if(Fe===0)return null;let st=se*(_e*O+He*F+Je*le);return(Fe>0?st<0:st>0)?null:this.at(st/Fe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},ui=class extends cs{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ze(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new as,this.combine=tl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},am=new bt,gr=new _r,$l=new Zs,lm=new X,Kl=new X,Zl=new X,Jl=new X,wf=new X,jl=new X,cm=new X,Ql=new X,Qt=class extends Hn{constructor(e=new En,t=new ui){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){jl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(wf.fromBufferAttribute(u,e),o?jl.addScaledVector(wf,h):jl.addScaledVector(wf.sub(t),h))}t.add(jl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),$l.copy(n.boundingSphere),$l.applyMatrix4(r),gr.copy(e.ray).recast(e.near),!($l.containsPoint(gr.origin)===!1&&(gr.intersectSphere($l,lm)===null||gr.origin.distanceToSquared(lm)>(e.far-e.near)**2))&&(am.copy(r).invert(),gr.copy(e.ray).applyMatrix4(am),!(n.boundingBox!==null&&gr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,gr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,f=r.groups,d=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,v=f.length;g<v;g++){let p=f[g],m=o[p.materialIndex],x=Math.max(p.start,d.start),T=Math.min(a.count,Math.min(p.start+p.count,d.start+d.count));for(let S=x,C=T;S<C;S+=3){let A=a.getX(S),y=a.getX(S+1),E=a.getX(S+2);s=ec(this,m,e,n,c,h,u,A,y,E),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,d.start),v=Math.min(a.count,d.start+d.count);for(let p=g,m=v;p<m;p+=3){let x=a.getX(p),T=a.getX(p+1),S=a.getX(p+2);s=ec(this,o,e,n,c,h,u,x,T,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,v=f.length;g<v;g++){let p=f[g],m=o[p.materialIndex],x=Math.max(p.start,d.start),T=Math.min(l.count,Math.min(p.start+p.count,d.start+d.count));for(let S=x,C=T;S<C;S+=3){let A=S,y=S+1,E=S+2;s=ec(this,m,e,n,c,h,u,A,y,E),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,d.start),v=Math.min(l.count,d.start+d.count);for(let p=g,m=v;p<m;p+=3){let x=p,T=p+1,S=p+2;s=ec(this,o,e,n,c,h,u,x,T,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function gv(i,e,t,n,s,r,o,a){let l;if(e.side===oi?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===sr,a),l===null)return null;Ql.copy(a),Ql.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Ql);return c<t.near||c>t.far?null:{distance:c,point:Ql.clone(),object:i}}function ec(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,Kl),i.getVertexPosition(l,Zl),i.getVertexPosition(c,Jl);let h=gv(i,e,t,n,Kl,Zl,Jl,cm);if(h){let u=new X;Cs.getBarycoord(cm,Kl,Zl,Jl,u),s&&(h.uv=Cs.getInterpolatedAttribute(s,a,l,c,u,new We)),r&&(h.uv1=Cs.getInterpolatedAttribute(r,a,l,c,u,new We)),o&&(h.normal=Cs.getInterpolatedAttribute(o,a,l,c,u,new X),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let f={a,b:l,c,normal:new X,materialIndex:0};Cs.getNormal(Kl,Zl,Jl,f.normal),h.face=f,h.barycoord=u}return h}var vr=class extends ri{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Bn,h=Bn,u,f){super(null,o,a,l,c,h,s,r,u,f),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ba=class extends Kt{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},ho=new bt,hm=new bt,tc=[],um=new ls,yv=new bt,Sa=new Qt,Ma=new Zs,ka=class extends Qt{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Ba(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,yv)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new ls),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,ho),um.copy(e.boundingBox).applyMatrix4(ho),this.boundingBox.union(um)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Zs),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,ho),Ma.copy(e.boundingSphere).applyMatrix4(ho),this.boundingSphere.union(Ma)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Sa.geometry=this.geometry,Sa.material=this.material,Sa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Ma.copy(this.boundingSphere),Ma.applyMatrix4(n),e.ray.intersectsSphere(Ma)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,ho),hm.multiplyMatrices(n,ho),Sa.matrixWorld=hm,Sa.raycast(e,tc);for(let o=0,a=tc.length;o<a;o++){let l=tc[o];l.instanceId=r,l.object=this,t.push(l)}tc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Ba(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new vr(new Float32Array(s*this.count),s,this.count,Wc,Li));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},yr=new Zs,_v=new We(.5,.5),nc=new X,Js=class{constructor(e=new ni,t=new ni,n=new ni,s=new ni,r=new ni,o=new ni){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Pi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],f=r[6],d=r[7],g=r[8],v=r[9],p=r[10],m=r[11],x=r[12],T=r[13],S=r[14],C=r[15];if(s[0].setComponents(c-o,d-h,m-g,C-x).normalize(),s[1].setComponents(c+o,d+h,m+g,C+x).normalize(),s[2].setComponents(c+a,d+u,m+v,C+T).normalize(),s[3].setComponents(c-a,d-u,m-v,C-T).normalize(),n)s[4].setComponents(l,f,p,S).normalize(),s[5].setComponents(c-l,d-f,m-p,C-S).normalize();else if(s[4].setComponents(c-l,d-f,m-p,C-S).normalize(),t===Pi)s[5].setComponents(c+l,d+f,m+p,C+S).normalize();else if(t===yo)s[5].setComponents(l,f,p,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),yr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),yr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(yr)}intersectsSprite(e){yr.center.set(0,0,0);let t=_v.distanceTo(e.center);return yr.radius=.7071067811865476+t,yr.applyMatrix4(e.matrixWorld),this.intersectsSphere(yr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(nc.x=s.normal.x>0?e.max.x:e.min.x,nc.y=s.normal.y>0?e.max.y:e.min.y,nc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(nc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},fm=new bt,Sc=class i{constructor(){this.coordinateSystem=Pi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];fm.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Js),n[s].setFromProjectionMatrix(fm,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Js),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var za=class extends ri{constructor(e=[],t=wr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},xr=class extends ri{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Ps=class extends ri{constructor(e,t,n=Gi,s,r,o,a=Bn,l=Bn,c,h=Is,u=1){if(h!==Is&&h!==Ns)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let f={width:e,height:t,depth:u};super(f,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new xo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Va=class extends Ps{constructor(e,t=Gi,n=wr,s,r,o=Bn,a=Bn,l,c=Is){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Ha=class extends ri{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},js=class i extends En{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],f=0,d=0;g("z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Zt(c,3)),this.setAttribute("normal",new Zt(h,3)),this.setAttribute("uv",new Zt(u,2));function g(v,p,m,x,T,S,C,A,y,E,z){let D=S/y,P=C/E,O=S/2,V=C/2,I=A/2,F=y+1,q=E+1,G=0,le=0,Z=new X;for(let ee=0;ee<q;ee++){let se=ee*P-V;for(let de=0;de<F;de++){let fe=de*D-O;Z[v]=fe*x,Z[p]=se*T,Z[m]=I,c.push(Z.x,Z.y,Z.z),Z[v]=0,Z[p]=0,Z[m]=A>0?1:-1,h.push(Z.x,Z.y,Z.z),u.push(de/y),u.push(1-ee/E),G+=1}}for(let ee=0;ee<E;ee++)for(let se=0;se<y;se++){let de=f+se+F*ee,fe=f+se+F*(ee+1),te=f+(se+1)+F*(ee+1),ge=f+(se+1)+F*ee;l.push(de,fe,ge),l.push(fe,te,ge),le+=6}a.addGroup(d,le,z),d+=le,f+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Ga=class i extends En{constructor(e=1,t=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:e,segments:t,thetaStart:n,thetaLength:s},t=Math.max(3,t);let r=[],o=[],a=[],l=[],c=new X,h=new We;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,f=3;u<=t;u++,f+=3){let d=n+u/t*s;c.x=e*Math.cos(d),c.y=e*Math.sin(d),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[f]/e+1)/2,h.y=(o[f+1]/e+1)/2,l.push(h.x,h.y)}for(let u=1;u<=t;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Zt(o,3)),this.setAttribute("normal",new Zt(a,3)),this.setAttribute("uv",new Zt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.segments,e.thetaStart,e.thetaLength)}},Wa=class i extends En{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],f=[],d=[],g=0,v=[],p=n/2,m=0;x(),o===!1&&(e>0&&T(!0),t>0&&T(!1)),this.setIndex(h),this.setAttribute("position",new Zt(u,3)),this.setAttribute("normal",new Zt(f,3)),this.setAttribute("uv",new Zt(d,2));function x(){let S=new X,C=new X,A=0,y=(t-e)/n;for(let E=0;E<=r;E++){let z=[],D=E/r,P=D*(t-e)+e;for(let O=0;O<=s;O++){let V=O/s,I=V*l+a,F=Math.sin(I),q=Math.cos(I);C.x=P*F,C.y=-D*n+p,C.z=P*q,u.push(C.x,C.y,C.z),S.set(F,y,q).normalize(),f.push(S.x,S.y,S.z),d.push(V,1-D),z.push(g++)}v.push(z)}for(let E=0;E<s;E++)for(let z=0;z<r;z++){let D=v[z][E],P=v[z+1][E],O=v[z+1][E+1],V=v[z][E+1];(e>0||z!==0)&&(h.push(D,P,V),A+=3),(t>0||z!==r-1)&&(h.push(P,O,V),A+=3)}c.addGroup(m,A,0),m+=A}function T(S){let C=g,A=new We,y=new X,E=0,z=S===!0?e:t,D=S===!0?1:-1;for(let O=1;O<=s;O++)u.push(0,p*D,0),f.push(0,D,0),d.push(.5,.5),g++;let P=g;for(let O=0;O<=s;O++){let I=O/s*l+a,F=Math.cos(I),q=Math.sin(I);y.x=z*q,y.y=p*D,y.z=z*F,u.push(y.x,y.y,y.z),f.push(0,D,0),A.x=F*.5+.5,A.y=q*.5*D+.5,d.push(A.x,A.y),g++}for(let O=0;O<s;O++){let V=C+O,I=P+O;S===!0?h.push(I,I+1,V):h.push(I+1,I,V),E+=3}c.addGroup(m,E,S===!0?1:2),m+=E}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Ls=class i extends En{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,f=t/l,d=[],g=[],v=[],p=[];for(let m=0;m<h;m++){let x=m*f-o;for(let T=0;T<c;T++){let S=T*u-r;g.push(S,-x,0),v.push(0,0,1),p.push(T/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let x=0;x<a;x++){let T=x+c*m,S=x+c*(m+1),C=x+1+c*(m+1),A=x+1+c*m;d.push(T,S,A),d.push(S,C,A)}this.setIndex(d),this.setAttribute("position",new Zt(g,3)),this.setAttribute("normal",new Zt(v,3)),this.setAttribute("uv",new Zt(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}},Xa=class i extends En{constructor(e=.5,t=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:e,outerRadius:t,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);let a=[],l=[],c=[],h=[],u=e,f=(t-e)/s,d=new X,g=new We;for(let v=0;v<=s;v++){for(let p=0;p<=n;p++){let m=r+p/n*o;d.x=u*Math.cos(m),d.y=u*Math.sin(m),l.push(d.x,d.y,d.z),c.push(0,0,1),g.x=(d.x/t+1)/2,g.y=(d.y/t+1)/2,h.push(g.x,g.y)}u+=f}for(let v=0;v<s;v++){let p=v*(n+1);for(let m=0;m<n;m++){let x=m+p,T=x,S=x+n+1,C=x+n+2,A=x+1;a.push(T,S,A),a.push(S,C,A)}}this.setIndex(a),this.setAttribute("position",new Zt(l,3)),this.setAttribute("normal",new Zt(c,3)),this.setAttribute("uv",new Zt(h,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.innerRadius,e.outerRadius,e.thetaSegments,e.phiSegments,e.thetaStart,e.thetaLength)}};var qa=class i extends En{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new X,f=new X,d=[],g=[],v=[],p=[];for(let m=0;m<=n;m++){let x=[],T=m/n,S=o+T*a,C=e*Math.cos(S),A=Math.sqrt(e*e-C*C),y=0;m===0&&o===0?y=.5/t:m===n&&l===Math.PI&&(y=-.5/t);for(let E=0;E<=t;E++){let z=E/t,D=s+z*r;u.x=-A*Math.cos(D),u.y=C,u.z=A*Math.sin(D),g.push(u.x,u.y,u.z),f.copy(u).normalize(),v.push(f.x,f.y,f.z),p.push(z+y,1-T),x.push(c++)}h.push(x)}for(let m=0;m<n;m++)for(let x=0;x<t;x++){let T=h[m][x+1],S=h[m][x],C=h[m+1][x],A=h[m+1][x+1];(m!==0||o>0)&&d.push(T,S,A),(m!==n-1||l<Math.PI)&&d.push(S,C,A)}this.setIndex(d),this.setAttribute("position",new Zt(g,3)),this.setAttribute("normal",new Zt(v,3)),this.setAttribute("uv",new Zt(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function Er(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(dm(s))s.isRenderTargetTexture?(Ke("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(dm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Yn(i){let e={};for(let t=0;t<i.length;t++){let n=Er(i[t]);for(let s in n)e[s]=n[s]}return e}function dm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function vv(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function hd(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var og={clone:Er,merge:Yn},xv=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,bv=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,hs=class extends cs{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=xv,this.fragmentShader=bv,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Er(e.uniforms),this.uniformsGroups=vv(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Ze().setHex(s.value);break;case"v2":this.uniforms[n].value=new We().fromArray(s.value);break;case"v3":this.uniforms[n].value=new X().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Jt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new it().fromArray(s.value);break;case"m4":this.uniforms[n].value=new bt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Mc=class extends hs{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Ya=class extends cs{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new Ze(16777215),this.specular=new Ze(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ze(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=cl,this.normalScale=new We(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new as,this.combine=tl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var wo=class extends cs{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new Ze(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ze(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=cl,this.normalScale=new We(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new as,this.combine=tl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},wc=class extends cs{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=qm,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Ac=class extends cs{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function uo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function ic(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Qs=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Ec=class extends Qs{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Tf,endingEnd:Tf}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Cf:r=e,a=2*t-n;break;case Rf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Cf:o=e,l=2*n-t;break;case Rf:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,f=this._weightPrev,d=this._weightNext,g=(n-t)/(s-t),v=g*g,p=v*g,m=-f*p+2*f*v-f*g,x=(1+f)*p+(-1.5-2*f)*v+(-.5+f)*g+1,T=(-1-d)*p+(1.5+d)*v+.5*g,S=d*p-d*v;for(let C=0;C!==a;++C)r[C]=m*o[h+C]+x*o[c+C]+T*o[l+C]+S*o[u+C];return r}},Tc=class extends Qs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let f=0;f!==a;++f)r[f]=o[c+f]*u+o[l+f]*h;return r}},Cc=class extends Qs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Rc=class extends Qs{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(s-t),v=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*v+o[l+p]*g;return r}let f=a*2,d=e-1;for(let g=0;g!==a;++g){let v=o[c+g],p=o[l+g],m=d*f+g*2,x=u[m],T=u[m+1],S=e*f+g*2,C=h[S],A=h[S+1],y=Mv(n,t,x,C,s);r[g]=ag(y,v,T,A,p)}return r}};function ag(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Sv(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function Mv(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=ag(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Sv(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Si=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=uo(t,this.TimeBufferType),this.values=uo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:uo(e.times,Array),values:uo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),ic(e.settings)&&(n.settings={inTangents:uo(e.settings.inTangents,Array),outTangents:uo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Cc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Tc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Ec(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Rc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ta:t=this.InterpolantFactoryMethodDiscrete;break;case yc:t=this.InterpolantFactoryMethodLinear;break;case oc:t=this.InterpolantFactoryMethodSmooth;break;case Ef:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ke("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ta;case this.InterpolantFactoryMethodLinear:return yc;case this.InterpolantFactoryMethodSmooth:return oc;case this.InterpolantFactoryMethodBezier:return Ef}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;ic(this.settings)&&(pm(this.settings.inTangents,e),pm(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;ic(this.settings)&&(mm(this.settings.inTangents,e),mm(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Qe("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Qe("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Qe("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Qe("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&B_(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Qe("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===oc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,f=u-n,d=u+n;for(let g=0;g!==n;++g){let v=t[u+g];if(v!==t[f+g]||v!==t[d+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,f=o*n;for(let d=0;d!==n;++d)t[f+d]=t[u+d]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,ic(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function pm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function mm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Si.prototype.ValueTypeName="";Si.prototype.TimeBufferType=Float32Array;Si.prototype.ValueBufferType=Float32Array;Si.prototype.DefaultInterpolation=yc;var er=class extends Si{constructor(e,t,n){super(e,t,n)}};er.prototype.ValueTypeName="bool";er.prototype.ValueBufferType=Array;er.prototype.DefaultInterpolation=Ta;er.prototype.InterpolantFactoryMethodLinear=void 0;er.prototype.InterpolantFactoryMethodSmooth=void 0;var Ic=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}};Ic.prototype.ValueTypeName="color";var Pc=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}};Pc.prototype.ValueTypeName="number";var Lc=class extends Qs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)si.slerpFlat(r,0,o,c-a,o,c,l);return r}},$a=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Lc(this.times,this.values,this.getValueSize(),e)}};$a.prototype.ValueTypeName="quaternion";$a.prototype.InterpolantFactoryMethodSmooth=void 0;var tr=class extends Si{constructor(e,t,n){super(e,t,n)}};tr.prototype.ValueTypeName="string";tr.prototype.ValueBufferType=Array;tr.prototype.DefaultInterpolation=Ta;tr.prototype.InterpolantFactoryMethodLinear=void 0;tr.prototype.InterpolantFactoryMethodSmooth=void 0;var Dc=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}};Dc.prototype.ValueTypeName="vector";var Nc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,f=c.length;u<f;u+=2){let d=c[u],g=c[u+1];if(d.global&&(d.lastIndex=0),d.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},lg=new Nc,Oc=class{constructor(e){this.manager=e!==void 0?e:lg,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Oc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ka=class extends Hn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Ze(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Za=class extends Ka{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Hn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ze(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Af=new bt,gm=new X,ym=new X,Uc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new We(512,512),this.mapType=fi,this.map=null,this.mapPass=null,this.matrix=new bt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Js,this._frameExtents=new We(1,1),this._viewportCount=1,this._viewports=[new Jt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;gm.setFromMatrixPosition(e.matrixWorld),t.position.copy(gm),ym.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(ym),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Af.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Af,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===yo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Af)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},sc=new X,rc=new si,ss=new X,Ja=class extends Hn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new bt,this.projectionMatrix=new bt,this.projectionMatrixInverse=new bt,this.coordinateSystem=Pi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(sc,rc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(sc,rc,ss.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(sc,rc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(sc,rc,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ks=new X,_m=new We,vm=new We,ii=class extends Ja{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=vo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Aa*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return vo*2*Math.atan(Math.tan(Aa*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Ks.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ks.x,Ks.y).multiplyScalar(-e/Ks.z),Ks.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ks.x,Ks.y).multiplyScalar(-e/Ks.z)}getViewSize(e,t){return this.getViewBounds(e,_m,vm),t.subVectors(vm,_m)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Aa*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var ja=class extends Ja{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},If=class extends Uc{constructor(){super(new ja(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ao=class extends Ka{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Hn.DEFAULT_UP),this.updateMatrix(),this.target=new Hn,this.shadow=new If}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var fo=-90,po=1,Eo=class extends Hn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ii(fo,po,e,t);s.layers=this.layers,this.add(s);let r=new ii(fo,po,e,t);r.layers=this.layers,this.add(r);let o=new ii(fo,po,e,t);o.layers=this.layers,this.add(o);let a=new ii(fo,po,e,t);a.layers=this.layers,this.add(a);let l=new ii(fo,po,e,t);l.layers=this.layers,this.add(l);let c=new ii(fo,po,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Pi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===yo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),f=e.getActiveCubeFace(),d=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=v,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,f,d),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Fc=class extends ii{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var ud="\\[\\]\\.:\\/",wv=new RegExp("["+ud+"]","g"),fd="[^"+ud+"]",Av="[^"+ud.replace("\\.","")+"]",Ev=/((?:WC+[\/:])*)/.source.replace("WC",fd),Tv=/(WCOD+)?/.source.replace("WCOD",Av),Cv=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",fd),Rv=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",fd),Iv=new RegExp("^"+Ev+Tv+Cv+Rv+"$"),Pv=["material","materials","bones","map"],Pf=class{constructor(e,t,n){let s=n||Wt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Wt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(wv,"")}static parseTrackName(e){let t=Iv.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);Pv.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ke("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Qe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Qe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Qe("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Qe("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){Qe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;Qe("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Wt.Composite=Pf;Wt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Wt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Wt.prototype.GetterByBindingType=[Wt.prototype._getValue_direct,Wt.prototype._getValue_array,Wt.prototype._getValue_arrayElement,Wt.prototype._getValue_toArray];Wt.prototype.SetterByBindingTypeAndVersioning=[[Wt.prototype._setValue_direct,Wt.prototype._setValue_direct_setNeedsUpdate,Wt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_array,Wt.prototype._setValue_array_setNeedsUpdate,Wt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_arrayElement,Wt.prototype._setValue_arrayElement_setNeedsUpdate,Wt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Wt.prototype._setValue_fromArray,Wt.prototype._setValue_fromArray_setNeedsUpdate,Wt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var mT=new Float32Array(1);var xm=new bt,Qa=class{constructor(e,t,n=0,s=1/0){this.ray=new _r(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new bo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Qe("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return xm.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(xm),this}intersectObject(e,t=!0,n=[]){return Lf(e,this,n,t),n.sort(bm),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Lf(e[s],this,n,t);return n.sort(bm),n}};function bm(i,e){return i.distance-e.distance}function Lf(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Lf(r[o],e,t,!0)}}var To=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=pt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(pt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Df=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var el=class extends Hi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function dd(i,e,t,n){let s=Lv(n);switch(t){case jf:return i*e;case Wc:return i*e/s.components*s.byteLength;case Xc:return i*e/s.components*s.byteLength;case rr:return i*e*2/s.components*s.byteLength;case qc:return i*e*2/s.components*s.byteLength;case Qf:return i*e*3/s.components*s.byteLength;case Xi:return i*e*4/s.components*s.byteLength;case Yc:return i*e*4/s.components*s.byteLength;case il:case sl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case rl:case ol:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Kc:case Jc:return Math.max(i,16)*Math.max(e,8)/4;case $c:case Zc:return Math.max(i,8)*Math.max(e,8)/2;case jc:case Qc:case th:case nh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case eh:case al:case ih:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case sh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case rh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case oh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case ah:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case lh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case ch:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case hh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case uh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case fh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case dh:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case ph:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case mh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case gh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case yh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case _h:case vh:case xh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case bh:case Sh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case ll:case Mh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Lv(i){switch(i){case fi:case $f:return{byteLength:1,components:1};case Po:case Kf:case Wi:return{byteLength:2,components:1};case Hc:case Gc:return{byteLength:2,components:4};case Gi:case Vc:case Li:return{byteLength:4,components:1};case Zf:case Jf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ke("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Ig(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function Nv(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,f=i.createBuffer();i.bindBuffer(l,f),i.bufferData(l,c,h),a.onUploadCallback();let d;if(c instanceof Float32Array)d=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)d=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?d=i.HALF_FLOAT:d=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)d=i.SHORT;else if(c instanceof Uint32Array)d=i.UNSIGNED_INT;else if(c instanceof Int32Array)d=i.INT;else if(c instanceof Int8Array)d=i.BYTE;else if(c instanceof Uint8Array)d=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)d=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:f,type:d,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((d,g)=>d.start-g.start);let f=0;for(let d=1;d<u.length;d++){let g=u[f],v=u[d];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++f,u[f]=v)}u.length=f+1;for(let d=0,g=u.length;d<g;d++){let v=u[d];i.bufferSubData(c,v.start*h.BYTES_PER_ELEMENT,h,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Ov=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Uv=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Fv=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Bv=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,kv=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,zv=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Vv=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,Hv=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Gv=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Wv=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Xv=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,qv=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Yv=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,$v=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,Kv=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Zv=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,Jv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,jv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Qv=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,ex=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,tx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,nx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,ix=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,sx=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,rx=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,ox=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,ax=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,lx=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,cx=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,hx="gl_FragColor = linearToOutputTexel( gl_FragColor );",ux=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,fx=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,dx=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,px=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,mx=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,gx=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,yx=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,_x=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,vx=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,xx=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,bx=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,Sx=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Mx=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,wx=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Ax=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,Ex=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Tx=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Cx=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Rx=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Ix=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Px=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Lx=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Dx=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Nx=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,Ox=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Ux=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Fx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Bx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,kx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,zx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Vx=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Hx=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Gx=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Wx=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Xx=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,qx=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Yx=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,$x=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Kx=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Zx=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,Jx=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,jx=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,Qx=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,eb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,tb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,nb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,ib=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,sb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,rb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,ob=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,ab=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,lb=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,cb=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,hb=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,ub=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,fb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,db=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,pb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,mb=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,gb=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,yb=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,_b=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,vb=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,xb=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,bb=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,Sb=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Mb=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,wb=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Ab=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Eb=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Tb=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,Cb=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,Rb=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,Ib=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Pb=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Lb=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,Db=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Nb=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Ob=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Ub=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Fb=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Bb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,kb=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,zb=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Vb=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,Hb=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,Gb=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,Wb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Xb=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,qb=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Yb=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,$b=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Kb=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Zb=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Jb=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,jb=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Qb=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,eS=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,tS=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,nS=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,iS=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,sS=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,rS=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,oS=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,aS=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,lS=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,cS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,hS=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,uS=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,fS=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,dS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ut={alphahash_fragment:Ov,alphahash_pars_fragment:Uv,alphamap_fragment:Fv,alphamap_pars_fragment:Bv,alphatest_fragment:kv,alphatest_pars_fragment:zv,aomap_fragment:Vv,aomap_pars_fragment:Hv,batching_pars_vertex:Gv,batching_vertex:Wv,begin_vertex:Xv,beginnormal_vertex:qv,bsdfs:Yv,iridescence_fragment:$v,bumpmap_pars_fragment:Kv,clipping_planes_fragment:Zv,clipping_planes_pars_fragment:Jv,clipping_planes_pars_vertex:jv,clipping_planes_vertex:Qv,color_fragment:ex,color_pars_fragment:tx,color_pars_vertex:nx,color_vertex:ix,common:sx,defaultnormal_vertex:rx,displacementmap_pars_vertex:ox,displacementmap_vertex:ax,emissivemap_fragment:lx,emissivemap_pars_fragment:cx,colorspace_fragment:hx,colorspace_pars_fragment:ux,envmap_fragment:fx,envmap_common_pars_fragment:dx,envmap_pars_fragment:px,envmap_pars_vertex:mx,envmap_physical_pars_fragment:Ex,envmap_vertex:gx,fog_vertex:yx,fog_pars_vertex:_x,fog_fragment:vx,fog_pars_fragment:xx,gradientmap_pars_fragment:bx,lightmap_pars_fragment:Sx,lights_lambert_fragment:Mx,lights_lambert_pars_fragment:wx,lights_pars_begin:Ax,lights_toon_fragment:Tx,lights_toon_pars_fragment:Cx,lights_phong_fragment:Rx,lights_phong_pars_fragment:Ix,lights_physical_fragment:Px,lights_physical_pars_fragment:Lx,lights_fragment_begin:Dx,lights_fragment_maps:Nx,lights_fragment_end:Ox,lightprobes_pars_fragment:Ux,logdepthbuf_fragment:Fx,logdepthbuf_pars_fragment:Bx,logdepthbuf_pars_vertex:kx,logdepthbuf_vertex:zx,map_fragment:Vx,map_pars_fragment:Hx,map_particle_fragment:Gx,map_particle_pars_fragment:Wx,metalnessmap_fragment:Xx,metalnessmap_pars_fragment:qx,morphinstance_vertex:Yx,morphcolor_vertex:$x,morphnormal_vertex:Kx,morphtarget_pars_vertex:Zx,morphtarget_vertex:Jx,normal_fragment_begin:jx,normal_fragment_maps:Qx,normal_pars_fragment:eb,normal_pars_vertex:tb,normal_vertex:nb,normalmap_pars_fragment:ib,clearcoat_normal_fragment_begin:sb,clearcoat_normal_fragment_maps:rb,clearcoat_pars_fragment:ob,iridescence_pars_fragment:ab,opaque_fragment:lb,packing:cb,premultiplied_alpha_fragment:hb,project_vertex:ub,dithering_fragment:fb,dithering_pars_fragment:db,roughnessmap_fragment:pb,roughnessmap_pars_fragment:mb,shadowmap_pars_fragment:gb,shadowmap_pars_vertex:yb,shadowmap_vertex:_b,shadowmask_pars_fragment:vb,skinbase_vertex:xb,skinning_pars_vertex:bb,skinning_vertex:Sb,skinnormal_vertex:Mb,specularmap_fragment:wb,specularmap_pars_fragment:Ab,tonemapping_fragment:Eb,tonemapping_pars_fragment:Tb,transmission_fragment:Cb,transmission_pars_fragment:Rb,uv_pars_fragment:Ib,uv_pars_vertex:Pb,uv_vertex:Lb,worldpos_vertex:Db,background_vert:Nb,background_frag:Ob,backgroundCube_vert:Ub,backgroundCube_frag:Fb,cube_vert:Bb,cube_frag:kb,depth_vert:zb,depth_frag:Vb,distance_vert:Hb,distance_frag:Gb,equirect_vert:Wb,equirect_frag:Xb,linedashed_vert:qb,linedashed_frag:Yb,meshbasic_vert:$b,meshbasic_frag:Kb,meshlambert_vert:Zb,meshlambert_frag:Jb,meshmatcap_vert:jb,meshmatcap_frag:Qb,meshnormal_vert:eS,meshnormal_frag:tS,meshphong_vert:nS,meshphong_frag:iS,meshphysical_vert:sS,meshphysical_frag:rS,meshtoon_vert:oS,meshtoon_frag:aS,points_vert:lS,points_frag:cS,shadow_vert:hS,shadow_frag:uS,sprite_vert:fS,sprite_frag:dS},De={common:{diffuse:{value:new Ze(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new We(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ze(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ze(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new Ze(16777215)},opacity:{value:1},center:{value:new We(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},ds={basic:{uniforms:Yn([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.fog]),vertexShader:ut.meshbasic_vert,fragmentShader:ut.meshbasic_frag},lambert:{uniforms:Yn([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new Ze(0)},envMapIntensity:{value:1}}]),vertexShader:ut.meshlambert_vert,fragmentShader:ut.meshlambert_frag},phong:{uniforms:Yn([De.common,De.specularmap,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.fog,De.lights,{emissive:{value:new Ze(0)},specular:{value:new Ze(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ut.meshphong_vert,fragmentShader:ut.meshphong_frag},standard:{uniforms:Yn([De.common,De.envmap,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.roughnessmap,De.metalnessmap,De.fog,De.lights,{emissive:{value:new Ze(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag},toon:{uniforms:Yn([De.common,De.aomap,De.lightmap,De.emissivemap,De.bumpmap,De.normalmap,De.displacementmap,De.gradientmap,De.fog,De.lights,{emissive:{value:new Ze(0)}}]),vertexShader:ut.meshtoon_vert,fragmentShader:ut.meshtoon_frag},matcap:{uniforms:Yn([De.common,De.bumpmap,De.normalmap,De.displacementmap,De.fog,{matcap:{value:null}}]),vertexShader:ut.meshmatcap_vert,fragmentShader:ut.meshmatcap_frag},points:{uniforms:Yn([De.points,De.fog]),vertexShader:ut.points_vert,fragmentShader:ut.points_frag},dashed:{uniforms:Yn([De.common,De.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ut.linedashed_vert,fragmentShader:ut.linedashed_frag},depth:{uniforms:Yn([De.common,De.displacementmap]),vertexShader:ut.depth_vert,fragmentShader:ut.depth_frag},normal:{uniforms:Yn([De.common,De.bumpmap,De.normalmap,De.displacementmap,{opacity:{value:1}}]),vertexShader:ut.meshnormal_vert,fragmentShader:ut.meshnormal_frag},sprite:{uniforms:Yn([De.sprite,De.fog]),vertexShader:ut.sprite_vert,fragmentShader:ut.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ut.background_vert,fragmentShader:ut.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:ut.backgroundCube_vert,fragmentShader:ut.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ut.cube_vert,fragmentShader:ut.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ut.equirect_vert,fragmentShader:ut.equirect_frag},distance:{uniforms:Yn([De.common,De.displacementmap,{referencePosition:{value:new X},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ut.distance_vert,fragmentShader:ut.distance_frag},shadow:{uniforms:Yn([De.lights,De.fog,{color:{value:new Ze(0)},opacity:{value:1}}]),vertexShader:ut.shadow_vert,fragmentShader:ut.shadow_frag}};ds.physical={uniforms:Yn([ds.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new We(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new Ze(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new We},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new Ze(0)},specularColor:{value:new Ze(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new We},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag};var Eh={r:0,b:0,g:0},pS=new bt,Pg=new it;Pg.set(-1,0,0,0,1,0,0,0,1);function mS(i,e,t,n,s,r){let o=new Ze(0),a=s===!0?0:1,l,c,h=null,u=0,f=null;function d(x){let T=x.isScene===!0?x.background:null;if(T&&T.isTexture){let S=x.backgroundBlurriness>0;T=e.get(T,S)}return T}function g(x){let T=!1,S=d(x);S===null?p(o,a):S&&S.isColor&&(p(S,1),T=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||T)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(x,T){let S=d(T);S&&S.isCubeTexture?(c===void 0&&(c=new Qt(new js(1,1,1),new hs({name:"BackgroundCubeMaterial",uniforms:Er(ds.backgroundCube.uniforms),vertexShader:ds.backgroundCube.vertexShader,fragmentShader:ds.backgroundCube.fragmentShader,side:oi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,A,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=T.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(pS.makeRotationFromEuler(T.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Pg),c.material.toneMapped=yt.getTransfer(S.colorSpace)!==Tt,(h!==S||u!==S.version||f!==i.toneMapping)&&(c.material.needsUpdate=!0,h=S,u=S.version,f=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new Qt(new Ls(2,2),new hs({name:"BackgroundMaterial",uniforms:Er(ds.background.uniforms),vertexShader:ds.background.vertexShader,fragmentShader:ds.background.fragmentShader,side:sr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,l.material.toneMapped=yt.getTransfer(S.colorSpace)!==Tt,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(h!==S||u!==S.version||f!==i.toneMapping)&&(l.material.needsUpdate=!0,h=S,u=S.version,f=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function p(x,T){x.getRGB(Eh,hd(i)),t.buffers.color.setClear(Eh.r,Eh.g,Eh.b,T,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,T=1){o.set(x),a=T,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,p(o,a)},render:g,addToRenderList:v,dispose:m}}function gS(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=f(null),r=s,o=!1;function a(P,O,V,I,F){let q=!1,G=u(P,I,V,O);r!==G&&(r=G,c(r.object)),q=d(P,I,V,F),q&&g(P,I,V,F),F!==null&&e.update(F,i.ELEMENT_ARRAY_BUFFER),(q||o)&&(o=!1,S(P,O,V,I),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(F).buffer))}function l(){return i.createVertexArray()}function c(P){return i.bindVertexArray(P)}function h(P){return i.deleteVertexArray(P)}function u(P,O,V,I){let F=I.wireframe===!0,q=n[O.id];q===void 0&&(q={},n[O.id]=q);let G=P.isInstancedMesh===!0?P.id:0,le=q[G];le===void 0&&(le={},q[G]=le);let Z=le[V.id];Z===void 0&&(Z={},le[V.id]=Z);let ee=Z[F];return ee===void 0&&(ee=f(l()),Z[F]=ee),ee}function f(P){let O=[],V=[],I=[];for(let F=0;F<t;F++)O[F]=0,V[F]=0,I[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:O,enabledAttributes:V,attributeDivisors:I,object:P,attributes:{},index:null}}function d(P,O,V,I){let F=r.attributes,q=O.attributes,G=0,le=V.getAttributes();for(let Z in le)if(le[Z].location>=0){let se=F[Z],de=q[Z];if(de===void 0&&(Z==="instanceMatrix"&&P.instanceMatrix&&(de=P.instanceMatrix),Z==="instanceColor"&&P.instanceColor&&(de=P.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==I}function g(P,O,V,I){let F={},q=O.attributes,G=0,le=V.getAttributes();for(let Z in le)if(le[Z].location>=0){let se=q[Z];se===void 0&&(Z==="instanceMatrix"&&P.instanceMatrix&&(se=P.instanceMatrix),Z==="instanceColor"&&P.instanceColor&&(se=P.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),F[Z]=de,G++}r.attributes=F,r.attributesNum=G,r.index=I}function v(){let P=r.newAttributes;for(let O=0,V=P.length;O<V;O++)P[O]=0}function p(P){m(P,0)}function m(P,O){let V=r.newAttributes,I=r.enabledAttributes,F=r.attributeDivisors;V[P]=1,I[P]===0&&(i.enableVertexAttribArray(P),I[P]=1),F[P]!==O&&(i.vertexAttribDivisor(P,O),F[P]=O)}function x(){let P=r.newAttributes,O=r.enabledAttributes;for(let V=0,I=O.length;V<I;V++)O[V]!==P[V]&&(i.disableVertexAttribArray(V),O[V]=0)}function T(P,O,V,I,F,q,G){G===!0?i.vertexAttribIPointer(P,O,V,F,q):i.vertexAttribPointer(P,O,V,I,F,q)}function S(P,O,V,I){v();let F=I.attributes,q=V.getAttributes(),G=O.defaultAttributeValues;for(let le in q){let Z=q[le];if(Z.location>=0){let ee=F[le];if(ee===void 0&&(le==="instanceMatrix"&&P.instanceMatrix&&(ee=P.instanceMatrix),le==="instanceColor"&&P.instanceColor&&(ee=P.instanceColor)),ee!==void 0){let se=ee.normalized,de=ee.itemSize,fe=e.get(ee);if(fe===void 0)continue;let te=fe.buffer,ge=fe.type,ye=fe.bytesPerElement,ve=ge===i.INT||ge===i.UNSIGNED_INT||ee.gpuType===Vc;if(ee.isInterleavedBufferAttribute){let _e=ee.data,He=_e.isInterleavedBuffer===!0?_e.stride:_e.itemSize,Je=ee.offset;if(_e.isInstancedInterleavedBuffer||_e.isInstancedBufferAttribute){for(let Fe=0;Fe<Z.locationSize;Fe++)m(Z.location+Fe,_e.meshPerAttribute);P.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=_e.meshPerAttribute*_e.count)}else for(let Fe=0;Fe<Z.locationSize;Fe++)p(Z.location+Fe);i.bindBuffer(i.ARRAY_BUFFER,te);for(let Fe=0;Fe<Z.locationSize;Fe++)T(Z.location+Fe,de/Z.locationSize,ge,se,He*ye,(Je+de/Z.locationSize*Fe)*ye,ve)}else{if(ee.isInstancedBufferAttribute){for(let _e=0;_e<Z.locationSize;_e++)m(Z.location+_e,ee.meshPerAttribute);P.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=ee.meshPerAttribute*ee.count)}else for(let _e=0;_e<Z.locationSize;_e++)p(Z.location+_e);i.bindBuffer(i.ARRAY_BUFFER,te);for(let _e=0;_e<Z.locationSize;_e++)T(Z.location+_e,de/Z.locationSize,ge,se,de*ye,de/Z.locationSize*_e*ye,ve)}}else if(G!==void 0){let se=G[le];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(Z.location,se);break;case 3:i.vertexAttrib3fv(Z.location,se);break;case 4:i.vertexAttrib4fv(Z.location,se);break;default:i.vertexAttrib1fv(Z.location,se)}}}}x()}function C(){z();for(let P in n){let O=n[P];for(let V in O){let I=O[V];for(let F in I){let q=I[F];for(let G in q)h(q[G].object),delete q[G];delete I[F]}}delete n[P]}}function A(P){if(n[P.id]===void 0)return;let O=n[P.id];for(let V in O){let I=O[V];for(let F in I){let q=I[F];for(let G in q)h(q[G].object),delete q[G];delete I[F]}}delete n[P.id]}function y(P){for(let O in n){let V=n[O];for(let I in V){let F=V[I];if(F[P.id]===void 0)continue;let q=F[P.id];for(let G in q)h(q[G].object),delete q[G];delete F[P.id]}}}function E(P){for(let O in n){let V=n[O],I=P.isInstancedMesh===!0?P.id:0,F=V[I];if(F!==void 0){for(let q in F){let G=F[q];for(let le in G)h(G[le].object),delete G[le];delete F[q]}delete V[I],Object.keys(V).length===0&&delete n[O]}}}function z(){D(),o=!0,r!==s&&(r=s,c(r.object))}function D(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:z,resetDefaultState:D,dispose:C,releaseStatesOfGeometry:A,releaseStatesOfObject:E,releaseStatesOfProgram:y,initAttributes:v,enableAttribute:p,disableUnusedAttributes:x}}function yS(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let f=0;for(let d=0;d<h;d++)f+=c[d];t.update(f,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function _S(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Xi&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let E=y===Wi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==fi&&y!==Li&&!E&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ke("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),f=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ke("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ke("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let d=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),T=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:f,reversedDepthBuffer:u,maxTextures:d,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:x,maxVaryings:T,maxFragmentUniforms:S,maxSamples:C,samples:A}}function vS(i){let e=this,t=null,n=0,s=!1,r=!1,o=new ni,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,f){let d=u.length!==0||f||n!==0||s;return s=f,n=u.length,d},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,f){t=h(u,f,0)},this.setState=function(u,f,d){let g=u.clippingPlanes,v=u.clipIntersection,p=u.clipShadows,m=i.get(u);if(!s||g===null||g.length===0||r&&!p)r?h(null):c();else{let x=r?0:n,T=x*4,S=m.clippingState||null;l.value=S,S=h(g,f,T,d);for(let C=0;C!==T;++C)S[C]=t[C];m.clippingState=S,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,f,d,g){let v=u!==null?u.length:0,p=null;if(v!==0){if(p=l.value,g!==!0||p===null){let m=d+v*4,x=f.matrixWorldInverse;a.getNormalMatrix(x),(p===null||p.length<m)&&(p=new Float32Array(m));for(let T=0,S=d;T!==v;++T,S+=4)o.copy(u[T]).applyMatrix4(x,a),o.normal.toArray(p,S),p[S+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,p}}var fl=class extends bi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new za(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new js(5,5,5),r=new hs({name:"CubemapFromEquirect",uniforms:Er(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:oi,blending:Sr});r.uniforms.tEquirect.value=t;let o=new Qt(s,r),a=t.minFilter;return t.minFilter===Ds&&(t.minFilter=kn),new Eo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},cg=256,xS=3,bS=20,Lg=256,Dg=16,SS=3,MS=new X,wS=new Ze,Ch=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Eo(1,10,null),this._boxMesh=new Qt(new js(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=MS}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,f=l.autoClearColor,d=l.autoClearDepth,g=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(wS));let p=new Eo(n,s,h);return p.position.copy(a),p.update(l,e),l.autoClear=u,l.autoClearColor=f,l.autoClearDepth=d,l.autoClearStencil=g,e.background=v,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=fg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=ug(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(cg,od(e))}_fromTexture(e,t){e.mapping===wr||e.mapping===Io?this._setSize(e.image.length===0?cg:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=hg(e,!1,!1),n=Math.log2(e)-xS;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=hg(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===wr||e.mapping===Io?(this._cubemapMaterial===null&&(this._cubemapMaterial=fg()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=ug()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=AS(),this._integrationMaterial=ES());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Dg);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-SS)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Lg*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=TS());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function hg(i,e,t){return new fl(i,{minFilter:Ds,generateMipmaps:e,type:Wi,colorSpace:Ca,depthBuffer:t})}function pl(i,e,t){return new hs({name:i,uniforms:e,vertexShader:ut.cube_vert,fragmentShader:t,side:oi,blending:Sr,depthTest:!1,depthWrite:!1})}function AS(){return pl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Lg}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function ES(){return pl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Dg}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function TS(){return pl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${bS}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function ug(){return pl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function fg(){return pl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function CS(i){let e=new WeakMap,t=new WeakMap,n=null;function s(f,d=!1){return f==null?null:d?o(f):r(f)}function r(f){if(f&&f.isTexture){let d=f.mapping;if(d===Bc||d===kc)if(e.has(f)){let g=e.get(f).texture;return a(g,f.mapping)}else{let g=f.image;if(g&&g.height>0){let v=new fl(g.height);return v.fromEquirectangularTexture(i,f),e.set(f,v),f.addEventListener("dispose",c),a(v.texture,f.mapping)}else return null}}return f}function o(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){let d=f.mapping,g=d===Bc||d===kc,v=d===wr||d===Io;if(g||v){let p=t.get(f),m=p!==void 0?p.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==m)return n===null&&(n=new Ch(i)),p=g?n.fromEquirectangular(f,p):n.fromCubemap(f,p),p.texture.pmremVersion=f.pmremVersion,t.set(f,p),p.texture;if(p!==void 0)return p.texture;{let x=f.image;return g&&x&&x.height>0||v&&x&&l(x)?(n===null&&(n=new Ch(i)),p=g?n.fromEquirectangular(f):n.fromCubemap(f),p.texture.pmremVersion=f.pmremVersion,t.set(f,p),f.addEventListener("dispose",h),p.texture):null}}}return f}function a(f,d){return d===Bc?f.mapping=wr:d===kc&&(f.mapping=Io),f}function l(f){let d=0,g=6;for(let v=0;v<g;v++)f[v]!==void 0&&d++;return d===g}function c(f){let d=f.target;d.removeEventListener("dispose",c);let g=e.get(d);g!==void 0&&(e.delete(d),g.dispose())}function h(f){let d=f.target;d.removeEventListener("dispose",h);let g=t.get(d);g!==void 0&&(t.delete(d),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function RS(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&wa("WebGLRenderer: "+n+" extension not supported."),s}}}function IS(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let v=r.get(g);v&&(e.remove(v),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function h(g){let v=g.attributes;for(let p in v)e.update(v[p],i.ARRAY_BUFFER)}function u(g){let v=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let x=v!==null?v.array.length:p.array.length/3-1,T=p.count>=65535?Oa:Na,S=new T(Math.ceil(x/3)*6,1),C=S.array;if(v!==null){let y=v.array;m=v.version;for(let E=0,z=0;E<x;E+=3){let D=y[E+0],P=y[E+1],O=y[E+2];C[z++]=D,C[z++]=P,C[z++]=P,C[z++]=O,C[z++]=O,C[z++]=D}}else{m=p.version;for(let y=0,E=0;y<x;y+=3){let z=y+0,D=y+1,P=y+2;C[E++]=z,C[E++]=D,C[E++]=D,C[E++]=P,C[E++]=P,C[E++]=z}}S.version=m;let A=r.get(g);A&&e.remove(A),r.set(g,S)}function f(g){let v=r.get(g);if(v){let p=g.index;p!==null&&v.version<p.version&&u(g)}else u(g);return r.get(g)}function d(){for(let g in s){let v=s[g].deref();v!==void 0&&l(v)}}return{get:c,update:h,getWireframeAttribute:f,dispose:d}}function PS(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,f){i.drawElements(n,f,r,u*o),t.update(f,n,1)}function c(u,f,d){d!==0&&(i.drawElementsInstanced(n,f,r,u*o,d),t.update(f,n,d))}function h(u,f,d){if(d===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,f,0,r,u,0,d);let v=0;for(let p=0;p<d;p++)v+=f[p];t.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function LS(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Qe("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function DS(i,e,t){let n=new WeakMap,s=new Jt;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,f=n.get(a);if(f===void 0||f.count!==u){let z=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",z)};f!==void 0&&f.texture.dispose();let d=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],T=0;d===!0&&(T=1),g===!0&&(T=2),v===!0&&(T=3);let S=a.attributes.position.count*T,C=1;S>e.maxTextureSize&&(C=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let A=new Float32Array(S*C*4*u),y=new La(A,S,C,u);y.type=Li,y.needsUpdate=!0;let E=T*4;for(let D=0;D<u;D++){let P=p[D],O=m[D],V=x[D],I=S*C*4*D;for(let F=0;F<P.count;F++){let q=F*E;d===!0&&(s.fromBufferAttribute(P,F),A[I+q+0]=s.x,A[I+q+1]=s.y,A[I+q+2]=s.z,A[I+q+3]=0),g===!0&&(s.fromBufferAttribute(O,F),A[I+q+4]=s.x,A[I+q+5]=s.y,A[I+q+6]=s.z,A[I+q+7]=0),v===!0&&(s.fromBufferAttribute(V,F),A[I+q+8]=s.x,A[I+q+9]=s.y,A[I+q+10]=s.z,A[I+q+11]=V.itemSize===4?s.w:1)}}f={count:u,texture:y,size:new We(S,C)},n.set(a,f),a.addEventListener("dispose",z)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let d=0;for(let v=0;v<c.length;v++)d+=c[v];let g=a.morphTargetsRelative?1:1-d;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",f.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",f.size)}return{update:r}}function NS(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,f=e.get(c,u);if(r.get(f)!==h&&(e.update(f),r.set(f,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let d=c.skeleton;r.get(d)!==h&&(d.update(),r.set(d,h))}return f}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var OS={[zf]:"LINEAR_TONE_MAPPING",[Vf]:"REINHARD_TONE_MAPPING",[Hf]:"CINEON_TONE_MAPPING",[Gf]:"ACES_FILMIC_TONE_MAPPING",[Xf]:"AGX_TONE_MAPPING",[qf]:"NEUTRAL_TONE_MAPPING",[Wf]:"CUSTOM_TONE_MAPPING"};function US(i,e,t,n,s,r){let o=new bi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new En;h.setAttribute("position",new Zt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Zt([0,2,0,0,2,0],2));let u=new Mc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),f=new Qt(h,u),d=new ja(-1,1,1,-1,0,1),g=null,v=null,p=!1,m,x=null,T=[],S=!1;this.setSize=function(C,A){o.setSize(C,A),a!==null&&a.setSize(C,A),l!==null&&l.setSize(C,A);for(let y=0;y<T.length;y++){let E=T[y];E.setSize&&E.setSize(C,A)}},this.setEffects=function(C){T=C,S=T.length>0&&T[0].isRenderPass===!0;let A=o.width,y=o.height;T.length>0&&a===null&&(a=new bi(A,y,{type:Wi,depthBuffer:!1,stencilBuffer:!1}),l=new bi(A,y,{type:Wi,depthBuffer:!1,stencilBuffer:!1}));let E=s===!0&&T.some(z=>z.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new Ps(A,y),r===!0&&(c.format=Ns,c.type=Ar)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let z=0;z<T.length;z++){let D=T[z];D.setSize&&D.setSize(A,y),E&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(c)}},this.begin=function(C,A){if(p||C.toneMapping===us&&T.length===0)return!1;if(x=A,A!==null){let y=A.width,E=A.height;(o.width!==y||o.height!==E)&&this.setSize(y,E)}return S===!1&&C.setRenderTarget(o),m=C.toneMapping,C.toneMapping=us,!0},this.hasRenderPass=function(){return S},this.end=function(C,A){C.toneMapping=m,p=!0;let y=o,E=a;for(let z=0;z<T.length;z++){let D=T[z];D.enabled!==!1&&(D.render(C,E,y,A),D.needsSwap!==!1&&(y=E,E=E===a?l:a))}if(g!==C.outputColorSpace||v!==C.toneMapping){g=C.outputColorSpace,v=C.toneMapping,u.defines={},yt.getTransfer(g)===Tt&&(u.defines.SRGB_TRANSFER="");let z=OS[v];z&&(u.defines[z]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(x),C.render(f,d),x=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Ng=new ri,Og=new Ps(1,1),Ug=new Va(1),Fg=new La,Bg=new xc,kg=new za,dg=[],pg=[],mg=new Float32Array(16),gg=new Float32Array(9),yg=new Float32Array(4);function Do(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=dg[s];if(r===void 0&&(r=new Float32Array(s),dg[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Tn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Cn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function Rh(i,e){let t=pg[e];t===void 0&&(t=new Int32Array(e),pg[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function FS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function BS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;i.uniform2fv(this.addr,e),Cn(t,e)}}function kS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Tn(t,e))return;i.uniform3fv(this.addr,e),Cn(t,e)}}function zS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;i.uniform4fv(this.addr,e),Cn(t,e)}}function VS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Tn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Cn(t,e)}else{if(Tn(t,n))return;yg.set(n),i.uniformMatrix2fv(this.addr,!1,yg),Cn(t,n)}}function HS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Tn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Cn(t,e)}else{if(Tn(t,n))return;gg.set(n),i.uniformMatrix3fv(this.addr,!1,gg),Cn(t,n)}}function GS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Tn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Cn(t,e)}else{if(Tn(t,n))return;mg.set(n),i.uniformMatrix4fv(this.addr,!1,mg),Cn(t,n)}}function WS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function XS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;i.uniform2iv(this.addr,e),Cn(t,e)}}function qS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Tn(t,e))return;i.uniform3iv(this.addr,e),Cn(t,e)}}function YS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;i.uniform4iv(this.addr,e),Cn(t,e)}}function $S(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function KS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;i.uniform2uiv(this.addr,e),Cn(t,e)}}function ZS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Tn(t,e))return;i.uniform3uiv(this.addr,e),Cn(t,e)}}function JS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;i.uniform4uiv(this.addr,e),Cn(t,e)}}function Ih(i){return i.version===0&&(i.compareFunction=nd,i.needsUpdate=!0),i}function jS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Ih(Og):r=Ng,t.setTexture2D(e||r,s)}function QS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Bg,s)}function eM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Ih(Ug):r=kg,t.setTextureCube(e||r,s)}function tM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Fg,s)}function nM(i){switch(i){case 5126:return FS;case 35664:return BS;case 35665:return kS;case 35666:return zS;case 35674:return VS;case 35675:return HS;case 35676:return GS;case 5124:case 35670:return WS;case 35667:case 35671:return XS;case 35668:case 35672:return qS;case 35669:case 35673:return YS;case 5125:return $S;case 36294:return KS;case 36295:return ZS;case 36296:return JS;case 35678:case 36198:case 36298:case 36306:case 35682:return jS;case 35679:case 36299:case 36307:return QS;case 35680:case 36300:case 36308:case 36293:return eM;case 36289:case 36303:case 36311:case 36292:return tM}}function iM(i,e){i.uniform1fv(this.addr,e)}function sM(i,e){let t=Do(e,this.size,2);i.uniform2fv(this.addr,t)}function rM(i,e){let t=Do(e,this.size,3);i.uniform3fv(this.addr,t)}function oM(i,e){let t=Do(e,this.size,4);i.uniform4fv(this.addr,t)}function aM(i,e){let t=Do(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function lM(i,e){let t=Do(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function cM(i,e){let t=Do(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function hM(i,e){i.uniform1iv(this.addr,e)}function uM(i,e){i.uniform2iv(this.addr,e)}function fM(i,e){i.uniform3iv(this.addr,e)}function dM(i,e){i.uniform4iv(this.addr,e)}function pM(i,e){i.uniform1uiv(this.addr,e)}function mM(i,e){i.uniform2uiv(this.addr,e)}function gM(i,e){i.uniform3uiv(this.addr,e)}function yM(i,e){i.uniform4uiv(this.addr,e)}function _M(i,e,t){let n=this.cache,s=e.length,r=Rh(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Ih(Og):o=Ng;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function vM(i,e,t){let n=this.cache,s=e.length,r=Rh(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Bg,r[o])}function xM(i,e,t){let n=this.cache,s=e.length,r=Rh(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Ih(Ug):o=kg;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function bM(i,e,t){let n=this.cache,s=e.length,r=Rh(t,s);Tn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Fg,r[o])}function SM(i){switch(i){case 5126:return iM;case 35664:return sM;case 35665:return rM;case 35666:return oM;case 35674:return aM;case 35675:return lM;case 35676:return cM;case 5124:case 35670:return hM;case 35667:case 35671:return uM;case 35668:case 35672:return fM;case 35669:case 35673:return dM;case 5125:return pM;case 36294:return mM;case 36295:return gM;case 36296:return yM;case 35678:case 36198:case 36298:case 36306:case 35682:return _M;case 35679:case 36299:case 36307:return vM;case 35680:case 36300:case 36308:case 36293:return xM;case 36289:case 36303:case 36311:case 36292:return bM}}var gd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=nM(t.type)}},yd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=SM(t.type)}},_d=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},pd=/(\w+)(\])?(\[|\.)?/g;function _g(i,e){i.seq.push(e),i.map[e.id]=e}function MM(i,e,t){let n=i.name,s=n.length;for(pd.lastIndex=0;;){let r=pd.exec(n),o=pd.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){_g(t,c===void 0?new gd(a,i,e):new yd(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new _d(a),_g(t,u)),t=u}}}var Lo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);MM(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function vg(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var wM=37297,AM=0;function EM(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var xg=new it;function TM(i){yt._getMatrix(xg,yt.workingColorSpace,i);let e=`mat3( ${xg.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(i)){case Ra:return[e,"LinearTransferOETF"];case Tt:return[e,"sRGBTransferOETF"];default:return Ke("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function bg(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+EM(i.getShaderSource(e),a)}else return r}function CM(i,e){let t=TM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var RM={[zf]:"Linear",[Vf]:"Reinhard",[Hf]:"Cineon",[Gf]:"ACESFilmic",[Xf]:"AgX",[qf]:"Neutral",[Wf]:"Custom"};function IM(i,e){let t=RM[e];return t===void 0?(Ke("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Th=new X;function PM(){yt.getLuminanceCoefficients(Th);let i=Th.x.toFixed(4),e=Th.y.toFixed(4),t=Th.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function LM(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ul).join(`
`)}function DM(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function NM(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function ul(i){return i!==""}function Sg(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Mg(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var OM=/^[ \t]*#include +<([\w\d./]+)>/gm;function vd(i){return i.replace(OM,UM)}function UM(i,e){let t=ut[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return vd(t)}var FM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function wg(i){return i.replace(FM,BM)}function BM(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Ag(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var kM={[br]:"SHADOWMAP_TYPE_PCF",[Co]:"SHADOWMAP_TYPE_VSM"};function zM(i){return kM[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var VM={[Io]:"ENVMAP_MODE_REFRACTION"};function HM(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":VM[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var GM={[tl]:"ENVMAP_BLENDING_MULTIPLY",[Gm]:"ENVMAP_BLENDING_MIX",[Wm]:"ENVMAP_BLENDING_ADD"};function WM(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":GM[i.combine]||"ENVMAP_BLENDING_NONE"}function XM(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=zM(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=HM(t),u=WM(t),f=LM(t),d=DM(r),g=s.createProgram(),v,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d].filter(ul).join(`
`),v.length>0&&(v+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d].filter(ul).join(`
`),p.length>0&&(p+=`
`)):(v=[Ag(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ul).join(`
`),p=[Ag(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,d,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==us?"#define TONE_MAPPING":"",t.toneMapping!==us?ut.tonemapping_pars_fragment:"",t.toneMapping!==us?IM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ut.colorspace_pars_fragment,CM("linearToOutputTexel",t.outputColorSpace),PM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(ul).join(`
`)),o=vd(o),o=Sg(o,t),o=Mg(o,t),a=vd(a),a=Sg(a,t),a=Mg(a,t),o=wg(o),a=wg(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,v=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,p=["#define varying in",t.glslVersion===sd?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===sd?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let x=m+v+o,T=m+p+a,S=vg(s,s.VERTEX_SHADER,x),C=vg(s,s.FRAGMENT_SHADER,T);s.attachShader(g,S),s.attachShader(g,C),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function A(D){if(i.debug.checkShaderErrors){let P=s.getProgramInfoLog(g)||"",O=s.getShaderInfoLog(S)||"",V=s.getShaderInfoLog(C)||"",I=P.trim(),F=O.trim(),q=V.trim(),G=!0,le=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(G=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,S,C);else{let Z=bg(s,S,"vertex"),ee=bg(s,C,"fragment");Qe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+I+`
`+Z+`
`+ee)}else I!==""?Ke("WebGLProgram: Program Info Log:",I):(F===""||q==="")&&(le=!1);le&&(D.diagnostics={runnable:G,programLog:I,vertexShader:{log:F,prefix:v},fragmentShader:{log:q,prefix:p}})}s.deleteShader(S),s.deleteShader(C),y=new Lo(s,g),E=NM(s,g)}let y;this.getUniforms=function(){return y===void 0&&A(this),y};let E;this.getAttributes=function(){return E===void 0&&A(this),E};let z=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return z===!1&&(z=s.getProgramParameter(g,wM)),z},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=AM++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=S,this.fragmentShader=C,this}var qM=0,xd=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new bd(e),t.set(e,n)),n}},bd=class{constructor(e){this.id=qM++,this.code=e,this.usedTimes=0}};function YM(i){return i===rr||i===al||i===ll}function $M(i,e,t,n,s,r){let o=new bo,a=new xd,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function d(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,E,z,D,P,O){let V=D.fog,I=P.geometry,F=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?D.environment:null,q=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,G=e.get(y.envMap||F,q),le=f[y.type],Z=n.precision;y.precision!==null&&(Z=n.getMaxPrecision(y.precision),Z!==y.precision&&Ke("WebGLProgram.getParameters:",y.precision,"not supported, using",Z,"instead."));let ee=I.morphAttributes.position||I.morphAttributes.normal||I.morphAttributes.color,se=ee!==void 0?ee.length:0,de=0;I.morphAttributes.position!==void 0&&(de=1),I.morphAttributes.normal!==void 0&&(de=2),I.morphAttributes.color!==void 0&&(de=3);let fe,te,ge,ye;if(le){let Re=ds[le];fe=Re.vertexShader,te=Re.fragmentShader}else{fe=y.vertexShader,te=y.fragmentShader;let Re=a.getVertexShaderStage(y),ct=a.getFragmentShaderStage(y);a.update(y,Re,ct),ge=Re.id,ye=ct.id}let ve=i.getRenderTarget(),_e=i.state.buffers.depth.getReversed(),He=P.isInstancedMesh===!0,Je=P.isBatchedMesh===!0,Fe=!!y.map,st=!!y.matcap,lt=!!G,rt=lt&&G.isPMREMTexture===!0,Yt=!!y.aoMap,kt=!!y.lightMap,un=!!y.bumpMap&&y.wireframe===!1,Nt=!!y.normalMap,Ln=!!y.displacementMap,xt=!!y.emissiveMap,Mn=!!y.metalnessMap,en=!!y.roughnessMap,fn=y.anisotropy>0,k=y.clearcoat>0,Ie=y.diffuseRoughness>0,$e=y.dispersion>0,at=y.retroreflectivity>0,Ae=y.iridescence>0,Ut=y.sheen>0,Ge=y.transmission>0,Ye=fn&&!!y.anisotropyMap,R=k&&!!y.clearcoatMap,b=k&&!!y.clearcoatNormalMap,Y=k&&!!y.clearcoatRoughnessMap,ue=Ie&&!!y.diffuseRoughnessMap,ae=Ae&&!!y.iridescenceMap,be=Ae&&!!y.iridescenceThicknessMap,Se=Ut&&!!y.sheenColorMap,ne=Ut&&!!y.sheenRoughnessMap,re=!!y.specularMap,me=!!y.specularColorMap,B=!!y.specularIntensityMap,oe=Ge&&!!y.transmissionMap,ie=Ge&&!!y.thicknessMap,Ee=!!y.gradientMap,xe=!!y.alphaMap,we=y.alphaTest>0,Xe=!!y.alphaHash,et=!!y.extensions,he=us;y.toneMapped&&(ve===null||ve.isXRRenderTarget===!0)&&(he=i.toneMapping);let ke=rt?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,tt={shaderID:le,shaderType:y.type,shaderName:y.name,vertexShader:fe,fragmentShader:te,defines:y.defines,customVertexShaderID:ge,customFragmentShaderID:ye,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:Z,batching:Je,batchingColor:Je&&P._colorsTexture!==null,instancing:He,instancingColor:He&&P.instanceColor!==null,instancingMorph:He&&P.morphTexture!==null,outputColorSpace:ve===null?i.outputColorSpace:ve.isXRRenderTarget===!0?ve.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Fe,matcap:st,envMap:lt,envMapMode:lt&&G.mapping,envMapPMREM:rt,envMapMaxLod:rt?ke.length-1:null,envMapSize:rt?ke[0].width:null,aoMap:Yt,lightMap:kt,bumpMap:un,normalMap:Nt,displacementMap:Ln,emissiveMap:xt,normalMapObjectSpace:Nt&&y.normalMapType===Ym,normalMapTangentSpace:Nt&&y.normalMapType===cl,packedNormalMap:Nt&&y.normalMapType===cl&&YM(y.normalMap.format),metalnessMap:Mn,roughnessMap:en,anisotropy:fn,anisotropyMap:Ye,clearcoat:k,clearcoatMap:R,clearcoatNormalMap:b,clearcoatRoughnessMap:Y,diffuseRoughness:Ie,diffuseRoughnessMap:ue,dispersion:$e,retroreflection:at,iridescence:Ae,iridescenceMap:ae,iridescenceThicknessMap:be,sheen:Ut,sheenColorMap:Se,sheenRoughnessMap:ne,specularMap:re,specularColorMap:me,specularIntensityMap:B,transmission:Ge,transmissionMap:oe,thicknessMap:ie,gradientMap:Ee,opaque:y.transparent===!1&&y.blending===Ro&&y.alphaToCoverage===!1,alphaMap:xe,alphaTest:we,alphaHash:Xe,combine:y.combine,mapUv:Fe&&d(y.map.channel),aoMapUv:Yt&&d(y.aoMap.channel),lightMapUv:kt&&d(y.lightMap.channel),bumpMapUv:un&&d(y.bumpMap.channel),normalMapUv:Nt&&d(y.normalMap.channel),displacementMapUv:Ln&&d(y.displacementMap.channel),emissiveMapUv:xt&&d(y.emissiveMap.channel),metalnessMapUv:Mn&&d(y.metalnessMap.channel),roughnessMapUv:en&&d(y.roughnessMap.channel),anisotropyMapUv:Ye&&d(y.anisotropyMap.channel),clearcoatMapUv:R&&d(y.clearcoatMap.channel),clearcoatNormalMapUv:b&&d(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&d(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&d(y.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&d(y.iridescenceMap.channel),iridescenceThicknessMapUv:be&&d(y.iridescenceThicknessMap.channel),sheenColorMapUv:Se&&d(y.sheenColorMap.channel),sheenRoughnessMapUv:ne&&d(y.sheenRoughnessMap.channel),specularMapUv:re&&d(y.specularMap.channel),specularColorMapUv:me&&d(y.specularColorMap.channel),specularIntensityMapUv:B&&d(y.specularIntensityMap.channel),transmissionMapUv:oe&&d(y.transmissionMap.channel),thicknessMapUv:ie&&d(y.thicknessMap.channel),alphaMapUv:xe&&d(y.alphaMap.channel),vertexTangents:!!I.attributes.tangent&&(Nt||fn),vertexNormals:!!I.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!I.attributes.color&&I.attributes.color.itemSize===4,pointsUvs:P.isPoints===!0&&!!I.attributes.uv&&(Fe||xe),fog:!!V,useFog:y.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||I.attributes.normal===void 0&&Nt===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:_e,skinning:P.isSkinnedMesh===!0,hasPositionAttribute:I.attributes.position!==void 0,morphTargets:I.morphAttributes.position!==void 0,morphNormals:I.morphAttributes.normal!==void 0,morphColors:I.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:O.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&z.length>0,shadowMapType:i.shadowMap.type,toneMapping:he,decodeVideoTexture:Fe&&y.map.isVideoTexture===!0&&yt.getTransfer(y.map.colorSpace)===Tt,decodeVideoTextureEmissive:xt&&y.emissiveMap.isVideoTexture===!0&&yt.getTransfer(y.emissiveMap.colorSpace)===Tt,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===ai,flipSided:y.side===oi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:et&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&y.extensions.multiDraw===!0||Je)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function v(y){let E=[];if(y.shaderID?E.push(y.shaderID):(E.push(y.customVertexShaderID),E.push(y.customFragmentShaderID)),y.defines!==void 0)for(let z in y.defines)E.push(z),E.push(y.defines[z]);return y.isRawShaderMaterial===!1&&(p(E,y),m(E,y),E.push(i.outputColorSpace)),E.push(y.customProgramCacheKey),E.join()}function p(y,E){y.push(E.precision),y.push(E.outputColorSpace),y.push(E.envMapMode),y.push(E.envMapPMREM),y.push(E.envMapMaxLod),y.push(E.envMapSize),y.push(E.mapUv),y.push(E.alphaMapUv),y.push(E.lightMapUv),y.push(E.aoMapUv),y.push(E.bumpMapUv),y.push(E.normalMapUv),y.push(E.displacementMapUv),y.push(E.emissiveMapUv),y.push(E.metalnessMapUv),y.push(E.roughnessMapUv),y.push(E.anisotropyMapUv),y.push(E.clearcoatMapUv),y.push(E.clearcoatNormalMapUv),y.push(E.clearcoatRoughnessMapUv),y.push(E.diffuseRoughnessMapUv),y.push(E.iridescenceMapUv),y.push(E.iridescenceThicknessMapUv),y.push(E.sheenColorMapUv),y.push(E.sheenRoughnessMapUv),y.push(E.specularMapUv),y.push(E.specularColorMapUv),y.push(E.specularIntensityMapUv),y.push(E.transmissionMapUv),y.push(E.thicknessMapUv),y.push(E.combine),y.push(E.fogExp2),y.push(E.sizeAttenuation),y.push(E.morphTargetsCount),y.push(E.numSunLights),y.push(E.numDirLights),y.push(E.numPointLights),y.push(E.numSpotLights),y.push(E.numSpotLightMaps),y.push(E.numHemiLights),y.push(E.numRectAreaLights),y.push(E.numSunLightShadows),y.push(E.numDirLightShadows),y.push(E.numPointLightShadows),y.push(E.numSpotLightShadows),y.push(E.numSpotLightShadowsWithMaps),y.push(E.numLightProbes),y.push(E.numLightProbeGrids),y.push(E.shadowMapType),y.push(E.toneMapping),y.push(E.numClippingPlanes),y.push(E.numClipIntersection),y.push(E.depthPacking)}function m(y,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function x(y){let E=f[y.type],z;if(E){let D=ds[E];z=og.clone(D.uniforms)}else z=y.uniforms;return z}function T(y,E){let z=h.get(E);return z!==void 0?++z.usedTimes:(z=new XM(i,E,y,s),c.push(z),h.set(E,z)),z}function S(y){if(--y.usedTimes===0){let E=c.indexOf(y);c[E]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function C(y){a.remove(y)}function A(){a.dispose()}return{getParameters:g,getProgramCacheKey:v,getUniforms:x,acquireProgram:T,releaseProgram:S,releaseShaderCache:C,programs:c,dispose:A}}function KM(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function ZM(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Eg(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Tg(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(f){let d=0;return f.isInstancedMesh&&(d+=2),f.isSkinnedMesh&&(d+=1),d}function a(f,d,g,v,p,m){let x=i[e];return x===void 0?(x={id:f.id,object:f,geometry:d,material:g,materialVariant:o(f),groupOrder:v,renderOrder:f.renderOrder,z:p,group:m},i[e]=x):(x.id=f.id,x.object=f,x.geometry=d,x.material=g,x.materialVariant=o(f),x.groupOrder=v,x.renderOrder=f.renderOrder,x.z=p,x.group=m),e++,x}function l(f,d,g,v,p,m,x){x.reversedDepth===!0&&(p=-p);let T=a(f,d,g,v,p,m);g.transmission>0?n.push(T):g.transparent===!0?s.push(T):t.push(T)}function c(f,d,g,v,p,m){let x=a(f,d,g,v,p,m);g.transmission>0?n.unshift(x):g.transparent===!0?s.unshift(x):t.unshift(x)}function h(f,d){t.length>1&&t.sort(f||ZM),n.length>1&&n.sort(d||Eg),s.length>1&&s.sort(d||Eg)}function u(){for(let f=e,d=i.length;f<d;f++){let g=i[f];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function JM(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Tg,i.set(n,[o])):s>=r.length?(o=new Tg,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function jM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new X,color:new Ze};break;case"SpotLight":t={position:new X,direction:new X,color:new Ze,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new X,color:new Ze,distance:0,decay:0};break;case"HemisphereLight":t={direction:new X,skyColor:new Ze,groundColor:new Ze};break;case"RectAreaLight":t={color:new Ze,position:new X,halfWidth:new X,halfHeight:new X};break}return i[e.id]=t,t}}}function QM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new We};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new We};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new We,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var ew=0;function tw(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function nw(i){let e=new jM,t=QM(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new X);let s=new X,r=new bt,o=new bt;function a(c){let h=0,u=0,f=0;for(let O=0;O<9;O++)n.probe[O].set(0,0,0);let d=0,g=0,v=0,p=0,m=0,x=0,T=0,S=0,C=0,A=0,y=0,E=0,z=0,D=0;c.sort(tw);for(let O=0,V=c.length;O<V;O++){let I=c[O],F=I.color,q=I.intensity,G=I.distance,le=null;if(I.shadow&&I.shadow.map&&(I.shadow.map.texture.format===rr?le=I.shadow.map.texture:le=I.shadow.map.depthTexture||I.shadow.map.texture),I.isAmbientLight)h+=F.r*q,u+=F.g*q,f+=F.b*q;else if(I.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(I.sh.coefficients[Z],q);D++}else if(I.isSunLight){let Z=e.get(I);if(Z.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let ee=I.shadow,se=t.get(I);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize.copy(ee.mapSize).multiply(ee.getFrameExtents()),n.sunShadow[g]=se,n.sunShadowMap[g]=le;let de=ee.getViewportCount();for(let fe=0;fe<de;fe++)n.sunShadowMatrix[v+fe]=ee.getMatrix(fe),n.sunShadowCascade[v+fe]=ee._cascadeData[fe];v+=de,g++}n.sun[d]=Z,d++}else if(I.isDirectionalLight){let Z=e.get(I);if(Z.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let ee=I.shadow,se=t.get(I);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize=ee.mapSize,n.directionalShadow[p]=se,n.directionalShadowMap[p]=le,n.directionalShadowMatrix[p]=I.shadow.matrix,C++}n.directional[p]=Z,p++}else if(I.isSpotLight){let Z=e.get(I);Z.position.setFromMatrixPosition(I.matrixWorld),Z.color.copy(F).multiplyScalar(q),Z.distance=G,Z.coneCos=Math.cos(I.angle),Z.penumbraCos=Math.cos(I.angle*(1-I.penumbra)),Z.decay=I.decay,n.spot[x]=Z;let ee=I.shadow;if(I.map&&(n.spotLightMap[E]=I.map,E++,ee.updateMatrices(I),I.castShadow&&z++),n.spotLightMatrix[x]=ee.matrix,I.castShadow){let se=t.get(I);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize=ee.mapSize,n.spotShadow[x]=se,n.spotShadowMap[x]=le,y++}x++}else if(I.isRectAreaLight){let Z=e.get(I);Z.color.copy(F).multiplyScalar(q),Z.halfWidth.set(I.width*.5,0,0),Z.halfHeight.set(0,I.height*.5,0),n.rectArea[T]=Z,T++}else if(I.isPointLight){let Z=e.get(I);if(Z.color.copy(I.color).multiplyScalar(I.intensity),Z.distance=I.distance,Z.decay=I.decay,I.castShadow){let ee=I.shadow,se=t.get(I);se.shadowIntensity=ee.intensity,se.shadowBias=ee.bias,se.shadowNormalBias=ee.normalBias,se.shadowRadius=ee.radius,se.shadowMapSize=ee.mapSize,se.shadowCameraNear=ee.camera.near,se.shadowCameraFar=ee.camera.far,n.pointShadow[m]=se,n.pointShadowMap[m]=le,n.pointShadowMatrix[m]=I.shadow.matrix,A++}n.point[m]=Z,m++}else if(I.isHemisphereLight){let Z=e.get(I);Z.skyColor.copy(I.color).multiplyScalar(q),Z.groundColor.copy(I.groundColor).multiplyScalar(q),n.hemi[S]=Z,S++}}T>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=De.LTC_FLOAT_1,n.rectAreaLTC2=De.LTC_FLOAT_2):(n.rectAreaLTC1=De.LTC_HALF_1,n.rectAreaLTC2=De.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=f;let P=n.hash;(P.sunLength!==d||P.directionalLength!==p||P.pointLength!==m||P.spotLength!==x||P.rectAreaLength!==T||P.hemiLength!==S||P.numSunShadows!==g||P.numDirectionalShadows!==C||P.numPointShadows!==A||P.numSpotShadows!==y||P.numSpotMaps!==E||P.numLightProbes!==D)&&(n.sun.length=d,n.directional.length=p,n.spot.length=x,n.rectArea.length=T,n.point.length=m,n.hemi.length=S,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+E-z,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=z,n.numLightProbes=D,P.sunLength=d,P.directionalLength=p,P.pointLength=m,P.spotLength=x,P.rectAreaLength=T,P.hemiLength=S,P.numSunShadows=g,P.numDirectionalShadows=C,P.numPointShadows=A,P.numSpotShadows=y,P.numSpotMaps=E,P.numLightProbes=D,n.version=ew++)}function l(c,h){let u=0,f=0,d=0,g=0,v=0,p=0,m=h.matrixWorldInverse;for(let x=0,T=c.length;x<T;x++){let S=c[x];if(S.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(S.matrixWorld),C.direction.transformDirection(m),u++}else if(S.isDirectionalLight){let C=n.directional[f];C.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),f++}else if(S.isSpotLight){let C=n.spot[g];C.position.setFromMatrixPosition(S.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),g++}else if(S.isRectAreaLight){let C=n.rectArea[v];C.position.setFromMatrixPosition(S.matrixWorld),C.position.applyMatrix4(m),o.identity(),r.copy(S.matrixWorld),r.premultiply(m),o.extractRotation(r),C.halfWidth.set(S.width*.5,0,0),C.halfHeight.set(0,S.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),v++}else if(S.isPointLight){let C=n.point[d];C.position.setFromMatrixPosition(S.matrixWorld),C.position.applyMatrix4(m),d++}else if(S.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(S.matrixWorld),C.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:n}}function Cg(i){let e=new nw(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,f)=>u.priority-f.priority||u.id-f.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function iw(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Cg(i),e.set(s,[a])):r>=o.length?(a=new Cg(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var sw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,rw=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,ow=[new X(1,0,0),new X(-1,0,0),new X(0,1,0),new X(0,-1,0),new X(0,0,1),new X(0,0,-1)],aw=[new X(0,-1,0),new X(0,-1,0),new X(0,0,1),new X(0,0,-1),new X(0,-1,0),new X(0,-1,0)],Rg=new bt,hl=new X,md=new X;function lw(i,e,t){let n=new Js,s=new We,r=new We,o=new Jt,a=new wc,l=new Ac,c={},h=t.maxTextureSize,u={[sr]:oi,[oi]:sr,[ai]:ai},f=new hs({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new We},radius:{value:4}},vertexShader:sw,fragmentShader:rw}),d=f.clone();d.defines.HORIZONTAL_PASS=1;let g=new En;g.setAttribute("position",new Kt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new Qt(g,f),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=br;let m=this.type;this.render=function(A,y,E){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===0)return;this.type===wm&&(Ke("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=br);let z=i.getRenderTarget(),D=i.getActiveCubeFace(),P=i.getActiveMipmapLevel(),O=i.state;O.setBlending(Sr),O.buffers.depth.getReversed()===!0?O.buffers.color.setClear(0,0,0,0):O.buffers.color.setClear(1,1,1,1),O.buffers.depth.setTest(!0),O.setScissorTest(!1);let V=m!==this.type;V&&y.traverse(function(I){I.material&&(Array.isArray(I.material)?I.material.forEach(F=>F.needsUpdate=!0):I.material.needsUpdate=!0)});for(let I=0,F=A.length;I<F;I++){let q=A[I],G=q.shadow;if(G===void 0){Ke("WebGLShadowMap:",q,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let le=G.getFrameExtents();s.multiply(le),r.copy(G.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,G.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,G.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(G.camera._reversedDepth=Z,G.map===null||V===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Co){if(q.isPointLight){Ke("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new bi(s.x,s.y,{format:rr,type:Wi,minFilter:kn,magFilter:kn,generateMipmaps:!1}),G.map.texture.name=q.name+".shadowMap",G.map.depthTexture=new Ps(s.x,s.y,Li),G.map.depthTexture.name=q.name+".shadowMapDepth",G.map.depthTexture.format=Is,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Bn,G.map.depthTexture.magFilter=Bn}else q.isPointLight?(G.map=new fl(s.x),G.map.depthTexture=new Va(s.x,Gi)):(G.map=new bi(s.x,s.y),G.map.depthTexture=new Ps(s.x,s.y,Gi)),G.map.depthTexture.name=q.name+".shadowMap",G.map.depthTexture.format=Is,this.type===br?(G.map.depthTexture.compareFunction=Z?td:ed,G.map.depthTexture.minFilter=kn,G.map.depthTexture.magFilter=kn):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Bn,G.map.depthTexture.magFilter=Bn);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let ee=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();q.isPointLight!==!0&&G.updateMatrices(q,E);let se=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:E.layers;for(let de=0;de<ee;de++){let fe=G.getCamera(de);if(q.isPointLight){let te=G.camera,ge=G.matrix,ye=q.distance||te.far;ye!==te.far&&(te.far=ye,te.updateProjectionMatrix()),hl.setFromMatrixPosition(q.matrixWorld),te.position.copy(hl),md.copy(te.position),md.add(ow[de]),te.up.copy(aw[de]),te.lookAt(md),te.updateMatrixWorld(),ge.makeTranslation(-hl.x,-hl.y,-hl.z),Rg.multiplyMatrices(te.projectionMatrix,te.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Rg,te.coordinateSystem,te.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)i.setRenderTarget(G.map,de),i.clear();else{de===0&&(i.setRenderTarget(G.map),i.clear());let te=G.getViewport(de);o.set(r.x*te.x,r.y*te.y,r.x*te.z,r.y*te.w),O.viewport(o)}n=G.getFrustum(de),S(y,E,fe,q,se,this.type)}G.isPointLightShadow!==!0&&this.type===Co&&x(G,E),G.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(z,D,P)};function x(A,y){let E=e.update(v);f.defines.VSM_SAMPLES!==A.blurSamples&&(f.defines.VSM_SAMPLES=A.blurSamples,d.defines.VSM_SAMPLES=A.blurSamples,f.needsUpdate=!0,d.needsUpdate=!0),A.mapPass===null?A.mapPass=new bi(s.x,s.y,{format:rr,type:Wi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),f.uniforms.shadow_pass.value=A.map.depthTexture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(y,null,E,f,v,null),d.uniforms.shadow_pass.value=A.mapPass.texture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(y,null,E,d,v,null)}function T(A,y,E,z){let D=null,P=E.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(P!==void 0)D=P;else if(D=E.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let O=D.uuid,V=y.uuid,I=c[O];I===void 0&&(I={},c[O]=I);let F=I[V];F===void 0&&(F=D.clone(),I[V]=F,y.addEventListener("dispose",C)),D=F}if(D.visible=y.visible,D.wireframe=y.wireframe,z===Co?D.side=y.shadowSide!==null?y.shadowSide:y.side:D.side=y.shadowSide!==null?y.shadowSide:u[y.side],D.alphaMap=y.alphaMap,D.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,D.map=y.map,D.clipShadows=y.clipShadows,D.clippingPlanes=y.clippingPlanes,D.clipIntersection=y.clipIntersection,D.displacementMap=y.displacementMap,D.displacementScale=y.displacementScale,D.displacementBias=y.displacementBias,D.wireframeLinewidth=y.wireframeLinewidth,D.linewidth=y.linewidth,E.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let O=i.properties.get(D);O.light=E}return D}function S(A,y,E,z,D,P){if(A.visible===!1)return;if(A.layers.test(D)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&P===Co)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,A.matrixWorld);let I=e.update(A),F=A.material;if(Array.isArray(F)){let q=I.groups;for(let G=0,le=q.length;G<le;G++){let Z=q[G],ee=F[Z.materialIndex];if(ee&&ee.visible){let se=T(A,ee,z,P);A.onBeforeShadow(i,A,y,E,I,se,Z),i.renderBufferDirect(E,null,I,se,A,Z),A.onAfterShadow(i,A,y,E,I,se,Z)}}}else if(F.visible){let q=T(A,F,z,P);A.onBeforeShadow(i,A,y,E,I,q,null),i.renderBufferDirect(E,null,I,q,A,null),A.onAfterShadow(i,A,y,E,I,q,null)}}let V=A.children;for(let I=0,F=V.length;I<F;I++)S(V[I],y,E,z,D,P)}function C(A){A.target.removeEventListener("dispose",C);for(let E in c){let z=c[E],D=A.target.uuid;D in z&&(z[D].dispose(),delete z[D])}}}function cw(i,e){function t(){let B=!1,oe=new Jt,ie=null,Ee=new Jt(0,0,0,0);return{setMask:function(xe){ie!==xe&&!B&&(i.colorMask(xe,xe,xe,xe),ie=xe)},setLocked:function(xe){B=xe},setClear:function(xe,we,Xe,et,he){he===!0&&(xe*=et,we*=et,Xe*=et),oe.set(xe,we,Xe,et),Ee.equals(oe)===!1&&(i.clearColor(xe,we,Xe,et),Ee.copy(oe))},reset:function(){B=!1,ie=null,Ee.set(-1,0,0,0)}}}function n(){let B=!1,oe=!1,ie=null,Ee=null,xe=null;return{setReversed:function(we){if(oe!==we){let Xe=e.get("EXT_clip_control");we?Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.ZERO_TO_ONE_EXT):Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.NEGATIVE_ONE_TO_ONE_EXT),oe=we;let et=xe;xe=null,this.setClear(et)}},getReversed:function(){return oe},setTest:function(we){we?_e(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(we){ie!==we&&!B&&(i.depthMask(we),ie=we)},setFunc:function(we){if(oe&&(we=ig[we]),Ee!==we){switch(we){case lc:i.depthFunc(i.NEVER);break;case cc:i.depthFunc(i.ALWAYS);break;case hc:i.depthFunc(i.LESS);break;case go:i.depthFunc(i.LEQUAL);break;case uc:i.depthFunc(i.EQUAL);break;case fc:i.depthFunc(i.GEQUAL);break;case dc:i.depthFunc(i.GREATER);break;case pc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ee=we}},setLocked:function(we){B=we},setClear:function(we){xe!==we&&(xe=we,oe&&(we=1-we),i.clearDepth(we))},reset:function(){B=!1,ie=null,Ee=null,xe=null,oe=!1}}}function s(){let B=!1,oe=null,ie=null,Ee=null,xe=null,we=null,Xe=null,et=null,he=null;return{setTest:function(ke){B||(ke?_e(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(ke){oe!==ke&&!B&&(i.stencilMask(ke),oe=ke)},setFunc:function(ke,tt,Re){(ie!==ke||Ee!==tt||xe!==Re)&&(i.stencilFunc(ke,tt,Re),ie=ke,Ee=tt,xe=Re)},setOp:function(ke,tt,Re){(we!==ke||Xe!==tt||et!==Re)&&(i.stencilOp(ke,tt,Re),we=ke,Xe=tt,et=Re)},setLocked:function(ke){B=ke},setClear:function(ke){he!==ke&&(i.clearStencil(ke),he=ke)},reset:function(){B=!1,oe=null,ie=null,Ee=null,xe=null,we=null,Xe=null,et=null,he=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},f={},d=new WeakMap,g=[],v=null,p=!1,m=null,x=null,T=null,S=null,C=null,A=null,y=null,E=new Ze(0,0,0),z=0,D=!1,P=null,O=null,V=null,I=null,F=null,q=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,le=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(Z)[1]),G=le>=1):Z.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),G=le>=2);let ee=null,se={},de=i.getParameter(i.SCISSOR_BOX),fe=i.getParameter(i.VIEWPORT),te=new Jt().fromArray(de),ge=new Jt().fromArray(fe);function ye(B,oe,ie,Ee){let xe=new Uint8Array(4),we=i.createTexture();i.bindTexture(B,we),i.texParameteri(B,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(B,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Xe=0;Xe<ie;Xe++)B===i.TEXTURE_3D||B===i.TEXTURE_2D_ARRAY?i.texImage3D(oe,0,i.RGBA,1,1,Ee,0,i.RGBA,i.UNSIGNED_BYTE,xe):i.texImage2D(oe+Xe,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,xe);return we}let ve={};ve[i.TEXTURE_2D]=ye(i.TEXTURE_2D,i.TEXTURE_2D,1),ve[i.TEXTURE_CUBE_MAP]=ye(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),ve[i.TEXTURE_2D_ARRAY]=ye(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),ve[i.TEXTURE_3D]=ye(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),_e(i.DEPTH_TEST),o.setFunc(go),un(!1),Nt(Nf),_e(i.CULL_FACE),Yt(Sr);function _e(B){h[B]!==!0&&(i.enable(B),h[B]=!0)}function He(B){h[B]!==!1&&(i.disable(B),h[B]=!1)}function Je(B,oe){return f[B]!==oe?(i.bindFramebuffer(B,oe),f[B]=oe,B===i.DRAW_FRAMEBUFFER&&(f[i.FRAMEBUFFER]=oe),B===i.FRAMEBUFFER&&(f[i.DRAW_FRAMEBUFFER]=oe),!0):!1}function Fe(B,oe){let ie=g,Ee=!1;if(B){ie=d.get(oe),ie===void 0&&(ie=[],d.set(oe,ie));let xe=B.textures;if(ie.length!==xe.length||ie[0]!==i.COLOR_ATTACHMENT0){for(let we=0,Xe=xe.length;we<Xe;we++)ie[we]=i.COLOR_ATTACHMENT0+we;ie.length=xe.length,Ee=!0}}else ie[0]!==i.BACK&&(ie[0]=i.BACK,Ee=!0);Ee&&i.drawBuffers(ie)}function st(B){return v!==B?(i.useProgram(B),v=B,!0):!1}let lt={[Mr]:i.FUNC_ADD,[Em]:i.FUNC_SUBTRACT,[Tm]:i.FUNC_REVERSE_SUBTRACT};lt[Cm]=i.MIN,lt[Rm]=i.MAX;let rt={[Im]:i.ZERO,[Pm]:i.ONE,[Lm]:i.SRC_COLOR,[Bf]:i.SRC_ALPHA,[Bm]:i.SRC_ALPHA_SATURATE,[Um]:i.DST_COLOR,[Nm]:i.DST_ALPHA,[Dm]:i.ONE_MINUS_SRC_COLOR,[kf]:i.ONE_MINUS_SRC_ALPHA,[Fm]:i.ONE_MINUS_DST_COLOR,[Om]:i.ONE_MINUS_DST_ALPHA,[km]:i.CONSTANT_COLOR,[zm]:i.ONE_MINUS_CONSTANT_COLOR,[Vm]:i.CONSTANT_ALPHA,[Hm]:i.ONE_MINUS_CONSTANT_ALPHA};function Yt(B,oe,ie,Ee,xe,we,Xe,et,he,ke){if(B===Sr){p===!0&&(He(i.BLEND),p=!1);return}if(p===!1&&(_e(i.BLEND),p=!0),B!==Am){if(B!==m||ke!==D){if((x!==Mr||C!==Mr)&&(i.blendEquation(i.FUNC_ADD),x=Mr,C=Mr),ke)switch(B){case Ro:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Of:i.blendFunc(i.ONE,i.ONE);break;case Uf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Ff:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Qe("WebGLState: Invalid blending: ",B);break}else switch(B){case Ro:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Of:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Uf:Qe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ff:Qe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Qe("WebGLState: Invalid blending: ",B);break}T=null,S=null,A=null,y=null,E.set(0,0,0),z=0,m=B,D=ke}return}xe=xe||oe,we=we||ie,Xe=Xe||Ee,(oe!==x||xe!==C)&&(i.blendEquationSeparate(lt[oe],lt[xe]),x=oe,C=xe),(ie!==T||Ee!==S||we!==A||Xe!==y)&&(i.blendFuncSeparate(rt[ie],rt[Ee],rt[we],rt[Xe]),T=ie,S=Ee,A=we,y=Xe),(et.equals(E)===!1||he!==z)&&(i.blendColor(et.r,et.g,et.b,he),E.copy(et),z=he),m=B,D=!1}function kt(B,oe){B.side===ai?He(i.CULL_FACE):_e(i.CULL_FACE);let ie=B.side===oi;oe&&(ie=!ie),un(ie),B.blending===Ro&&B.transparent===!1?Yt(Sr):Yt(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Ee=B.stencilWrite;a.setTest(Ee),Ee&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),xt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?_e(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function un(B){P!==B&&(B?i.frontFace(i.CW):i.frontFace(i.CCW),P=B)}function Nt(B){B!==Sm?(_e(i.CULL_FACE),B!==O&&(B===Nf?i.cullFace(i.BACK):B===Mm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),O=B}function Ln(B){B!==V&&(G&&i.lineWidth(B),V=B)}function xt(B,oe,ie){B?(_e(i.POLYGON_OFFSET_FILL),(I!==oe||F!==ie)&&(I=oe,F=ie,o.getReversed()&&(oe=-oe,ie=-ie),i.polygonOffset(oe,ie))):He(i.POLYGON_OFFSET_FILL)}function Mn(B){B?_e(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function en(B){B===void 0&&(B=i.TEXTURE0+q-1),ee!==B&&(i.activeTexture(B),ee=B)}function fn(B,oe,ie){ie===void 0&&(ee===null?ie=i.TEXTURE0+q-1:ie=ee);let Ee=se[ie];Ee===void 0&&(Ee={type:void 0,texture:void 0},se[ie]=Ee),(Ee.type!==B||Ee.texture!==oe)&&(ee!==ie&&(i.activeTexture(ie),ee=ie),i.bindTexture(B,oe||ve[B]),Ee.type=B,Ee.texture=oe)}function k(){let B=se[ee];B!==void 0&&B.type!==void 0&&(i.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Ie(){try{i.compressedTexImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function at(){try{i.texSubImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Ae(){try{i.texSubImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Ut(){try{i.compressedTexSubImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Ge(){try{i.compressedTexSubImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Ye(){try{i.texStorage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function R(){try{i.texStorage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function b(){try{i.texImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Y(){try{i.texImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function ue(B){return u[B]!==void 0?u[B]:i.getParameter(B)}function ae(B,oe){u[B]!==oe&&(i.pixelStorei(B,oe),u[B]=oe)}function be(B){te.equals(B)===!1&&(i.scissor(B.x,B.y,B.z,B.w),te.copy(B))}function Se(B){ge.equals(B)===!1&&(i.viewport(B.x,B.y,B.z,B.w),ge.copy(B))}function ne(B,oe){let ie=c.get(oe);ie===void 0&&(ie=new WeakMap,c.set(oe,ie));let Ee=ie.get(B);Ee===void 0&&(Ee=i.getUniformBlockIndex(oe,B.name),i.uniformBlockBinding(oe,Ee,Ee),ie.set(B,Ee))}function re(B,oe,ie){let xe=c.get(oe).get(B);l[xe]!==ie&&(i.bindBufferBase(i.UNIFORM_BUFFER,xe,ie),l[xe]=ie)}function me(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},ee=null,se={},f={},l={},d=new WeakMap,g=[],v=null,p=!1,m=null,x=null,T=null,S=null,C=null,A=null,y=null,E=new Ze(0,0,0),z=0,D=!1,P=null,O=null,V=null,I=null,F=null,te.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:_e,disable:He,bindFramebuffer:Je,drawBuffers:Fe,useProgram:st,setBlending:Yt,setMaterial:kt,setFlipSided:un,setCullFace:Nt,setLineWidth:Ln,setPolygonOffset:xt,setScissorTest:Mn,activeTexture:en,bindTexture:fn,unbindTexture:k,compressedTexImage2D:Ie,compressedTexImage3D:$e,texImage2D:b,texImage3D:Y,pixelStorei:ae,getParameter:ue,updateUBOMapping:ne,uniformBlockBinding:re,texStorage2D:Ye,texStorage3D:R,texSubImage2D:at,texSubImage3D:Ae,compressedTexSubImage2D:Ut,compressedTexSubImage3D:Ge,scissor:be,viewport:Se,reset:me}}function hw(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new We,h=new WeakMap,u=new Set,f,d=new WeakMap,g=new Set,v=new FinalizationRegistry(R=>g.delete(R)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,b){return p?new OffscreenCanvas(R,b):Ia("canvas")}function x(R,b,Y){let ue=1,ae=Ye(R);if((ae.width>Y||ae.height>Y)&&(ue=Y/Math.max(ae.width,ae.height)),ue<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let be=Math.floor(ue*ae.width),Se=Math.floor(ue*ae.height);f===void 0&&(f=m(be,Se));let ne=b?m(be,Se):f;return ne.width=be,ne.height=Se,ne.getContext("2d").drawImage(R,0,0,be,Se),Ke("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+be+"x"+Se+")."),ne}else return"data"in R&&Ke("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),R;return R}function T(R){return R.generateMipmaps}function S(R){i.generateMipmap(R)}function C(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(R,b,Y,ue,ae,be=!1){if(R!==null){if(i[R]!==void 0)return i[R];Ke("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let Se;ue&&(Se=e.get("EXT_texture_norm16"),Se||Ke("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=b;if(b===i.RED&&(Y===i.FLOAT&&(ne=i.R32F),Y===i.HALF_FLOAT&&(ne=i.R16F),Y===i.UNSIGNED_BYTE&&(ne=i.R8),Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.R16_EXT),Y===i.SHORT&&Se&&(ne=Se.R16_SNORM_EXT)),b===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.R8UI),Y===i.UNSIGNED_SHORT&&(ne=i.R16UI),Y===i.UNSIGNED_INT&&(ne=i.R32UI),Y===i.BYTE&&(ne=i.R8I),Y===i.SHORT&&(ne=i.R16I),Y===i.INT&&(ne=i.R32I)),b===i.RG&&(Y===i.FLOAT&&(ne=i.RG32F),Y===i.HALF_FLOAT&&(ne=i.RG16F),Y===i.UNSIGNED_BYTE&&(ne=i.RG8),Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.RG16_EXT),Y===i.SHORT&&Se&&(ne=Se.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.RG8UI),Y===i.UNSIGNED_SHORT&&(ne=i.RG16UI),Y===i.UNSIGNED_INT&&(ne=i.RG32UI),Y===i.BYTE&&(ne=i.RG8I),Y===i.SHORT&&(ne=i.RG16I),Y===i.INT&&(ne=i.RG32I)),b===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(ne=i.RGB16UI),Y===i.UNSIGNED_INT&&(ne=i.RGB32UI),Y===i.BYTE&&(ne=i.RGB8I),Y===i.SHORT&&(ne=i.RGB16I),Y===i.INT&&(ne=i.RGB32I)),b===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ne=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(ne=i.RGBA16UI),Y===i.UNSIGNED_INT&&(ne=i.RGBA32UI),Y===i.BYTE&&(ne=i.RGBA8I),Y===i.SHORT&&(ne=i.RGBA16I),Y===i.INT&&(ne=i.RGBA32I)),b===i.RGB&&(Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.RGB16_EXT),Y===i.SHORT&&Se&&(ne=Se.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(ne=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(ne=i.R11F_G11F_B10F)),b===i.RGBA){let re=be?Ra:yt.getTransfer(ae);Y===i.FLOAT&&(ne=i.RGBA32F),Y===i.HALF_FLOAT&&(ne=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(ne=re===Tt?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&Se&&(ne=Se.RGBA16_EXT),Y===i.SHORT&&Se&&(ne=Se.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(ne=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(ne=i.RGB5_A1)}return(ne===i.R16F||ne===i.R32F||ne===i.RG16F||ne===i.RG32F||ne===i.RGBA16F||ne===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function y(R,b){let Y;return R?b===null||b===Gi||b===Ar?Y=i.DEPTH24_STENCIL8:b===Li?Y=i.DEPTH32F_STENCIL8:b===Po&&(Y=i.DEPTH24_STENCIL8,Ke("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===Gi||b===Ar?Y=i.DEPTH_COMPONENT24:b===Li?Y=i.DEPTH_COMPONENT32F:b===Po&&(Y=i.DEPTH_COMPONENT16),Y}function E(R,b){return T(R)===!0||R.isFramebufferTexture&&R.minFilter!==Bn&&R.minFilter!==kn?Math.log2(Math.max(b.width,b.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?b.mipmaps.length:1}function z(R){let b=new WeakRef(R);n.get(R).__ref=b,g.add(b),v.register(R,b,b)}function D(R){let b=n.get(R).__ref;b!==void 0&&(g.delete(b),v.unregister(b))}function P(R){V(R.target)}function O(R){I(R.target)}function V(R){R.removeEventListener("dispose",P),D(R),q(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function I(R){R.removeEventListener("dispose",O),D(R),le(R)}function F(){for(let R of g){let b=R.deref();b!==void 0&&(b.isRenderTarget===!0?I(b):V(b))}g.clear(),u.clear()}function q(R){let b=n.get(R);if(b.__webglInit===void 0)return;let Y=R.source,ue=d.get(Y);if(ue){let ae=ue[b.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&G(R),Object.keys(ue).length===0&&d.delete(Y)}n.remove(R)}function G(R){let b=n.get(R);i.deleteTexture(b.__webglTexture);let Y=R.source,ue=d.get(Y);delete ue[b.__cacheKey],o.memory.textures--}function le(R){let b=n.get(R);b.__depthDisposeCallback&&b.__depthDisposeCallback();let Y=R.depthTexture;if(Y&&Y.renderTarget===R&&V(Y),R.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(b.__webglFramebuffer[ae]))for(let be=0;be<b.__webglFramebuffer[ae].length;be++)i.deleteFramebuffer(b.__webglFramebuffer[ae][be]);else i.deleteFramebuffer(b.__webglFramebuffer[ae]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[ae])}else{if(Array.isArray(b.__webglFramebuffer))for(let ae=0;ae<b.__webglFramebuffer.length;ae++)i.deleteFramebuffer(b.__webglFramebuffer[ae]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let ae=0;ae<b.__webglColorRenderbuffer.length;ae++)b.__webglColorRenderbuffer[ae]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[ae]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let ue=R.textures;for(let ae=0,be=ue.length;ae<be;ae++){let Se=n.get(ue[ae]);Se.__webglTexture&&(i.deleteTexture(Se.__webglTexture),o.memory.textures--),n.remove(ue[ae])}n.remove(R)}let Z=0;function ee(){Z=0}function se(){return Z}function de(R){Z=R}function fe(){let R=Z;return R>=s.maxTextures&&Ke("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,R}function te(R){let b=[];return b.push(R.wrapS),b.push(R.wrapT),b.push(R.wrapR||0),b.push(R.magFilter),b.push(R.minFilter),b.push(R.anisotropy),b.push(R.internalFormat),b.push(R.format),b.push(R.type),b.push(R.generateMipmaps),b.push(R.mipmapsAutoUpdate),b.push(R.premultiplyAlpha),b.push(R.flipY),b.push(R.unpackAlignment),b.push(R.colorSpace),b.join()}function ge(R,b){let Y=n.get(R);if(R.isVideoTexture&&Ut(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&Y.__version!==R.version){let ue=R.image;if(ue===null)Ke("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)Ke("WebGLRenderer: Texture marked for update but image is incomplete");else{kt(Y,R,b);return}}else R.isExternalTexture&&(Y.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+b)}function ye(R,b){let Y=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Y.__version!==R.version){kt(Y,R,b);return}else R.isExternalTexture&&(Y.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+b)}function ve(R,b){let Y=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Y.__version!==R.version){kt(Y,R,b);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+b)}function _e(R,b){let Y=n.get(R);if(R.version>0&&Y.__version!==R.version){un(Y,R,b);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+b)}let He={[mc]:i.REPEAT,[rs]:i.CLAMP_TO_EDGE,[gc]:i.MIRRORED_REPEAT},Je={[Bn]:i.NEAREST,[Xm]:i.NEAREST_MIPMAP_NEAREST,[nl]:i.NEAREST_MIPMAP_LINEAR,[kn]:i.LINEAR,[zc]:i.LINEAR_MIPMAP_NEAREST,[Ds]:i.LINEAR_MIPMAP_LINEAR},Fe={[Km]:i.NEVER,[nd]:i.ALWAYS,[Zm]:i.LESS,[ed]:i.LEQUAL,[Jm]:i.EQUAL,[td]:i.GEQUAL,[jm]:i.GREATER,[Qm]:i.NOTEQUAL};function st(R,b){if(b.type===Li&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===kn||b.magFilter===zc||b.magFilter===nl||b.magFilter===Ds||b.minFilter===kn||b.minFilter===zc||b.minFilter===nl||b.minFilter===Ds)&&Ke("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,He[b.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,He[b.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,He[b.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,Je[b.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,Je[b.minFilter]),b.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Fe[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===Bn||b.minFilter!==nl&&b.minFilter!==Ds||b.type===Li&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function lt(R,b){let Y=!1;R.__webglInit===void 0&&(R.__webglInit=!0,b.addEventListener("dispose",P),z(b));let ue=b.source,ae=d.get(ue);ae===void 0&&(ae={},d.set(ue,ae));let be=te(b);if(be!==R.__cacheKey){ae[be]===void 0&&(ae[be]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[be].usedTimes++;let Se=ae[R.__cacheKey];Se!==void 0&&(ae[R.__cacheKey].usedTimes--,Se.usedTimes===0&&G(b)),R.__cacheKey=be,R.__webglTexture=ae[be].texture}return Y}function rt(R,b,Y){return Math.floor(Math.floor(R/Y)/b)}function Yt(R,b,Y,ue){let be=R.updateRanges;if(be.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,Y,ue,b.data);else{be.sort((B,oe)=>B.start-oe.start);let Se=0;for(let B=1;B<be.length;B++){let oe=be[Se],ie=be[B],Ee=oe.start+oe.count,xe=rt(ie.start,b.width,4),we=rt(oe.start,b.width,4);ie.start<=Ee+1&&xe===we&&rt(ie.start+ie.count-1,b.width,4)===xe?oe.count=Math.max(oe.count,ie.start+ie.count-oe.start):(++Se,be[Se]=ie)}be.length=Se+1;let ne=t.getParameter(i.UNPACK_ROW_LENGTH),re=t.getParameter(i.UNPACK_SKIP_PIXELS),me=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let B=0,oe=be.length;B<oe;B++){let ie=be[B],Ee=Math.floor(ie.start/4),xe=Math.ceil(ie.count/4),we=Ee%b.width,Xe=Math.floor(Ee/b.width),et=xe,he=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,we),t.pixelStorei(i.UNPACK_SKIP_ROWS,Xe),t.texSubImage2D(i.TEXTURE_2D,0,we,Xe,et,he,Y,ue,b.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ne),t.pixelStorei(i.UNPACK_SKIP_PIXELS,re),t.pixelStorei(i.UNPACK_SKIP_ROWS,me)}}function kt(R,b,Y){let ue=i.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(ue=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(ue=i.TEXTURE_3D);let ae=lt(R,b),be=b.source;t.bindTexture(ue,R.__webglTexture,i.TEXTURE0+Y);let Se=n.get(be);if(be.version!==Se.__version||ae===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let he=yt.getPrimaries(yt.workingColorSpace),ke=b.colorSpace===Os?null:yt.getPrimaries(b.colorSpace),tt=b.colorSpace===Os||he===ke?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let re=x(b.image,!1,s.maxTextureSize);re=Ge(b,re);let me=r.convert(b.format,b.colorSpace),B=r.convert(b.type),oe=A(b.internalFormat,me,B,b.normalized,b.colorSpace,b.isVideoTexture);st(ue,b);let ie,Ee=b.mipmaps,xe=b.isVideoTexture!==!0,we=Se.__version===void 0||ae===!0,Xe=be.dataReady,et=E(b,re);if(b.isDepthTexture)oe=y(b.format===Ns,b.type),we&&(xe?t.texStorage2D(i.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,me,B,null));else if(b.isDataTexture)if(Ee.length>0){xe&&we&&t.texStorage2D(i.TEXTURE_2D,et,oe,Ee[0].width,Ee[0].height);for(let he=0,ke=Ee.length;he<ke;he++)ie=Ee[he],xe?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,B,ie.data):t.texImage2D(i.TEXTURE_2D,he,oe,ie.width,ie.height,0,me,B,ie.data);b.generateMipmaps=!1}else xe?(we&&t.texStorage2D(i.TEXTURE_2D,et,oe,re.width,re.height),Xe&&Yt(b,re,me,B)):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,me,B,re.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){xe&&we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,et,oe,Ee[0].width,Ee[0].height,re.depth);for(let he=0,ke=Ee.length;he<ke;he++)if(ie=Ee[he],b.format!==Xi)if(me!==null)if(xe){if(Xe)if(b.layerUpdates.size>0){let tt=dd(ie.width,ie.height,b.format,b.type);for(let Re of b.layerUpdates){let ct=ie.data.subarray(Re*tt/ie.data.BYTES_PER_ELEMENT,(Re+1)*tt/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,Re,ie.width,ie.height,1,me,ct)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,ie.width,ie.height,re.depth,me,ie.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,he,oe,ie.width,ie.height,re.depth,0,ie.data,0,0);else Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else xe?Xe&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,ie.width,ie.height,re.depth,me,B,ie.data):t.texImage3D(i.TEXTURE_2D_ARRAY,he,oe,ie.width,ie.height,re.depth,0,me,B,ie.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{xe&&we&&t.texStorage2D(i.TEXTURE_2D,et,oe,Ee[0].width,Ee[0].height);for(let he=0,ke=Ee.length;he<ke;he++)ie=Ee[he],b.format!==Xi?me!==null?xe?Xe&&t.compressedTexSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(i.TEXTURE_2D,he,oe,ie.width,ie.height,0,ie.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):xe?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,B,ie.data):t.texImage2D(i.TEXTURE_2D,he,oe,ie.width,ie.height,0,me,B,ie.data)}else if(b.isDataArrayTexture)if(xe){if(we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,et,oe,re.width,re.height,re.depth),Xe)if(b.layerUpdates.size>0){let he=dd(re.width,re.height,b.format,b.type);for(let ke of b.layerUpdates){let tt=re.data.subarray(ke*he/re.data.BYTES_PER_ELEMENT,(ke+1)*he/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ke,re.width,re.height,1,me,B,tt)}b.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,me,B,re.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,me,B,re.data);else if(b.isData3DTexture)xe?(we&&t.texStorage3D(i.TEXTURE_3D,et,oe,re.width,re.height,re.depth),Xe&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,me,B,re.data)):t.texImage3D(i.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,me,B,re.data);else if(b.isFramebufferTexture){if(we)if(xe)t.texStorage2D(i.TEXTURE_2D,et,oe,re.width,re.height);else{let he=re.width,ke=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(i.TEXTURE_2D,tt,oe,he,ke,0,me,B,null),he>>=1,ke>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){let he=i.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),re.parentNode!==he){he.appendChild(re),u.add(b),he.onpaint=ke=>{let tt=ke.changedElements;for(let Re of u)tt.includes(Re.image)&&(Re.needsUpdate=!0)},he.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,re);else{let tt=i.RGBA,Re=i.RGBA,ct=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,tt,Re,ct,re)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ee.length>0){if(xe&&we){let he=Ye(Ee[0]);t.texStorage2D(i.TEXTURE_2D,et,oe,he.width,he.height)}for(let he=0,ke=Ee.length;he<ke;he++)ie=Ee[he],xe?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,me,B,ie):t.texImage2D(i.TEXTURE_2D,he,oe,me,B,ie);b.generateMipmaps=!1}else if(xe){if(we){let he=Ye(re);t.texStorage2D(i.TEXTURE_2D,et,oe,he.width,he.height)}Xe&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,me,B,re)}else t.texImage2D(i.TEXTURE_2D,0,oe,me,B,re);T(b)&&b.mipmapsAutoUpdate===!0&&S(ue),Se.__version=be.version,b.onUpdate&&b.onUpdate(b)}R.__version=b.version}function un(R,b,Y){if(b.image.length!==6)return;let ue=lt(R,b),ae=b.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+Y);let be=n.get(ae);if(ae.version!==be.__version||ue===!0){t.activeTexture(i.TEXTURE0+Y);let Se=yt.getPrimaries(yt.workingColorSpace),ne=b.colorSpace===Os?null:yt.getPrimaries(b.colorSpace),re=b.colorSpace===Os||Se===ne?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let me=b.isCompressedTexture||b.image[0].isCompressedTexture,B=b.image[0]&&b.image[0].isDataTexture,oe=[];for(let Re=0;Re<6;Re++)!me&&!B?oe[Re]=x(b.image[Re],!0,s.maxCubemapSize):oe[Re]=B?b.image[Re].image:b.image[Re],oe[Re]=Ge(b,oe[Re]);let ie=oe[0],Ee=r.convert(b.format,b.colorSpace),xe=r.convert(b.type),we=A(b.internalFormat,Ee,xe,b.normalized,b.colorSpace),Xe=b.isVideoTexture!==!0,et=be.__version===void 0||ue===!0,he=ae.dataReady,ke=E(b,ie);st(i.TEXTURE_CUBE_MAP,b);let tt;if(b.isDepthTexture){if(we=y(b.format===Ns,b.type),et)if(Xe)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,we,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,ie.width,ie.height,0,Ee,xe,null)}else if(me){Xe&&et&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ke,we,ie.width,ie.height);for(let Re=0;Re<6;Re++){tt=oe[Re].mipmaps;for(let ct=0;ct<tt.length;ct++){let zt=tt[ct];b.format!==Xi?Ee!==null?Xe?he&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,zt.width,zt.height,Ee,zt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,we,zt.width,zt.height,0,zt.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,0,0,zt.width,zt.height,Ee,xe,zt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct,we,zt.width,zt.height,0,Ee,xe,zt.data)}}}else{if(tt=b.mipmaps,Xe&&et){tt.length>0&&ke++;let Re=Ye(oe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ke,we,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(B){Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,oe[Re].width,oe[Re].height,Ee,xe,oe[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,oe[Re].width,oe[Re].height,0,Ee,xe,oe[Re].data);for(let ct=0;ct<tt.length;ct++){let Zn=tt[ct].image[Re].image;Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,Zn.width,Zn.height,Ee,xe,Zn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,we,Zn.width,Zn.height,0,Ee,xe,Zn.data)}}else{Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ee,xe,oe[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,Ee,xe,oe[Re]);for(let ct=0;ct<tt.length;ct++){let zt=tt[ct];Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,0,0,Ee,xe,zt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ct+1,we,Ee,xe,zt.image[Re])}}}T(b)&&b.mipmapsAutoUpdate===!0&&S(i.TEXTURE_CUBE_MAP),be.__version=ae.version,b.onUpdate&&b.onUpdate(b)}R.__version=b.version}function Nt(R,b,Y,ue,ae,be){let Se=r.convert(Y.format,Y.colorSpace),ne=r.convert(Y.type),re=A(Y.internalFormat,Se,ne,Y.normalized,Y.colorSpace),me=n.get(b),B=n.get(Y);if(B.__renderTarget=b,!me.__hasExternalTextures){let oe=Math.max(1,b.width>>be),ie=Math.max(1,b.height>>be);ae===i.TEXTURE_3D||ae===i.TEXTURE_2D_ARRAY?t.texImage3D(ae,be,re,oe,ie,b.depth,0,Se,ne,null):t.texImage2D(ae,be,re,oe,ie,0,Se,ne,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),Ae(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ue,ae,B.__webglTexture,0,at(b)):(ae===i.TEXTURE_2D||ae>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ue,ae,B.__webglTexture,be),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ln(R,b,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,R),b.depthBuffer){let ue=b.depthTexture,ae=ue&&ue.isDepthTexture?ue.type:null,be=y(b.stencilBuffer,ae),Se=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Ae(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,at(b),be,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,at(b),be,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,be,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,Se,i.RENDERBUFFER,R)}else{let ue=b.textures;for(let ae=0;ae<ue.length;ae++){let be=ue[ae],Se=r.convert(be.format,be.colorSpace),ne=r.convert(be.type),re=A(be.internalFormat,Se,ne,be.normalized,be.colorSpace);Ae(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,at(b),re,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,at(b),re,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,re,b.width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function xt(R,b,Y){let ue=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=n.get(b.depthTexture);ae.__renderTarget=b;let be=ue?b.depthTexture.image[0]:b.depthTexture.image;(!ae.__webglTexture||be.width!==b.width||be.height!==b.height)&&(be.width=b.width,be.height=b.height,b.depthTexture.needsUpdate=!0),ue?_e(b.depthTexture,0):ge(b.depthTexture,0);let Se=ae.__webglTexture,ne=at(b),re=ue?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,me=b.depthTexture.format===Ns?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===Is)Ae(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,re,Se,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,re,Se,0);else if(b.depthTexture.format===Ns)Ae(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,re,Se,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,re,Se,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Mn(R){let b=n.get(R),Y=R.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==R.depthTexture){let ue=R.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),ue){let ae=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,ue.removeEventListener("dispose",ae)};ue.addEventListener("dispose",ae),b.__depthDisposeCallback=ae}b.__boundDepthTexture=ue}if(R.depthTexture&&!b.__autoAllocateDepthBuffer)if(Y)for(let ue=0;ue<6;ue++)xt(b.__webglFramebuffer[ue],R,ue);else R.texture.mipmaps.length>0?xt(b.__webglFramebuffer[0],R,0):xt(b.__webglFramebuffer,R,0);else if(Y){b.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[ue]),b.__webglDepthbuffer[ue]===void 0)b.__webglDepthbuffer[ue]=i.createRenderbuffer(),Ln(b.__webglDepthbuffer[ue],R,!1);else{let ae=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=b.__webglDepthbuffer[ue];i.bindRenderbuffer(i.RENDERBUFFER,be),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,be)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),Ln(b.__webglDepthbuffer,R,!1);else{let ae=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=b.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,be),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,be)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function en(R,b,Y){let ue=n.get(R);b!==void 0&&Nt(ue.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&Mn(R)}function fn(R){let b=R.texture,Y=n.get(R),ue=n.get(b);R.addEventListener("dispose",O),z(R);let ae=R.textures,be=R.isWebGLCubeRenderTarget===!0,Se=ae.length>1;if(Se||(ue.__webglTexture===void 0&&(ue.__webglTexture=i.createTexture()),ue.__version=b.version,o.memory.textures++),be){Y.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(b.mipmaps.length>0){Y.__webglFramebuffer[ne]=[];for(let re=0;re<b.mipmaps.length;re++)Y.__webglFramebuffer[ne][re]=i.createFramebuffer()}else Y.__webglFramebuffer[ne]=i.createFramebuffer()}else{if(b.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ne=0;ne<b.mipmaps.length;ne++)Y.__webglFramebuffer[ne]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(Se)for(let ne=0,re=ae.length;ne<re;ne++){let me=n.get(ae[ne]);me.__webglTexture===void 0&&(me.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&Ae(R)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ne=0;ne<ae.length;ne++){let re=ae[ne];Y.__webglColorRenderbuffer[ne]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[ne]);let me=r.convert(re.format,re.colorSpace),B=r.convert(re.type),oe=A(re.internalFormat,me,B,re.normalized,re.colorSpace,R.isXRRenderTarget===!0),ie=at(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,ie,oe,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ne,i.RENDERBUFFER,Y.__webglColorRenderbuffer[ne])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),Ln(Y.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(be){t.bindTexture(i.TEXTURE_CUBE_MAP,ue.__webglTexture),st(i.TEXTURE_CUBE_MAP,b);for(let ne=0;ne<6;ne++)if(b.mipmaps.length>0)for(let re=0;re<b.mipmaps.length;re++)Nt(Y.__webglFramebuffer[ne][re],R,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,re);else Nt(Y.__webglFramebuffer[ne],R,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);T(b)?S(i.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(Se){for(let ne=0,re=ae.length;ne<re;ne++){let me=ae[ne],B=n.get(me),oe=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(oe=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(oe,B.__webglTexture),st(oe,me),Nt(Y.__webglFramebuffer,R,me,i.COLOR_ATTACHMENT0+ne,oe,0),T(me)&&S(oe)}t.unbindTexture()}else{let ne=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ne=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ne,ue.__webglTexture),st(ne,b),b.mipmaps.length>0)for(let re=0;re<b.mipmaps.length;re++)Nt(Y.__webglFramebuffer[re],R,b,i.COLOR_ATTACHMENT0,ne,re);else Nt(Y.__webglFramebuffer,R,b,i.COLOR_ATTACHMENT0,ne,0);T(b)?S(ne):b.mipmaps.length>0&&i.texParameteri(ne,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&Mn(R)}function k(R){let b=R.textures;for(let Y=0,ue=b.length;Y<ue;Y++){let ae=b[Y];if(T(ae)&&ae.mipmapsAutoUpdate===!0){let be=C(R),Se=n.get(ae).__webglTexture;t.bindTexture(be,Se),S(be),t.unbindTexture()}}}let Ie=[];function $e(R){if(R.samples>0){if(Ae(R)===!1){let b=R.textures,Y=R.width,ue=R.height,ae=i.COLOR_BUFFER_BIT,be=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Se=n.get(R),ne=b.length>1;if(ne)for(let me=0;me<b.length;me++)t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,Se.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Se.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Se.__webglFramebuffer);for(let me=0;me<b.length;me++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(ae|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(ae|=i.STENCIL_BUFFER_BIT)),ne){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,Se.__webglColorRenderbuffer[me]);let B=n.get(b[me]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,B,0)}i.blitFramebuffer(0,0,Y,ue,0,0,Y,ue,ae,i.NEAREST),l===!0&&(Ie.length=0,Ie.push(i.COLOR_ATTACHMENT0+me),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Ie.push(be),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ie))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<b.length;me++){t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,Se.__webglColorRenderbuffer[me]);let B=n.get(b[me]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,Se.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,B,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,Se.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let b=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function at(R){return Math.min(s.maxSamples,R.samples)}function Ae(R){let b=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Ut(R){let b=o.render.frame;h.get(R)!==b&&(h.set(R,b),R.update())}function Ge(R,b){let Y=R.colorSpace,ue=R.format,ae=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||Y!==Ca&&Y!==Os&&(yt.getTransfer(Y)===Tt?(ue!==Xi||ae!==fi)&&Ke("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qe("WebGLTextures: Unsupported texture color space:",Y)),b}function Ye(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=fe,this.resetTextureUnits=ee,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=ge,this.setTexture2DArray=ye,this.setTexture3D=ve,this.setTextureCube=_e,this.rebindTextures=en,this.setupRenderTarget=fn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=Mn,this.setupFrameBufferTexture=Nt,this.useMultisampledRTT=Ae,this.dispose=F}function uw(i,e){function t(n,s=Os){let r,o=yt.getTransfer(s);if(n===fi)return i.UNSIGNED_BYTE;if(n===Hc)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Gc)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Zf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Jf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===$f)return i.BYTE;if(n===Kf)return i.SHORT;if(n===Po)return i.UNSIGNED_SHORT;if(n===Vc)return i.INT;if(n===Gi)return i.UNSIGNED_INT;if(n===Li)return i.FLOAT;if(n===Wi)return i.HALF_FLOAT;if(n===jf)return i.ALPHA;if(n===Qf)return i.RGB;if(n===Xi)return i.RGBA;if(n===Is)return i.DEPTH_COMPONENT;if(n===Ns)return i.DEPTH_STENCIL;if(n===Wc)return i.RED;if(n===Xc)return i.RED_INTEGER;if(n===rr)return i.RG;if(n===qc)return i.RG_INTEGER;if(n===Yc)return i.RGBA_INTEGER;if(n===il||n===sl||n===rl||n===ol)if(o===Tt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===il)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===sl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===rl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===ol)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===il)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===sl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===rl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===ol)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===$c||n===Kc||n===Zc||n===Jc)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===$c)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Kc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Zc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Jc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===jc||n===Qc||n===eh||n===th||n===nh||n===al||n===ih)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===jc||n===Qc)return o===Tt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===eh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===th)return r.COMPRESSED_R11_EAC;if(n===nh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===al)return r.COMPRESSED_RG11_EAC;if(n===ih)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===sh||n===rh||n===oh||n===ah||n===lh||n===ch||n===hh||n===uh||n===fh||n===dh||n===ph||n===mh||n===gh||n===yh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===sh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===rh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===oh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===ah)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===lh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===ch)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===hh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===uh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===fh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===dh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===ph)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===mh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===gh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===yh)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===_h||n===vh||n===xh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===_h)return o===Tt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===vh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===xh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===bh||n===Sh||n===ll||n===Mh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===bh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Sh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ll)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Mh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Ar?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var fw=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,dw=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Sd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Ha(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new hs({vertexShader:fw,fragmentShader:dw,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Qt(new Ls(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Md=class extends Hi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,f=null,d=null,g=null,v=typeof XRWebGLBinding<"u",p=new Sd,m={},x=t.getContextAttributes(),T=null,S=null,C=[],A=[],y=new We,E=null,z=null,D=new ii;D.viewport=new Jt;let P=new ii;P.viewport=new Jt;let O=[D,P],V=new Fc,I=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(te){let ge=C[te];return ge===void 0&&(ge=new So,C[te]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(te){let ge=C[te];return ge===void 0&&(ge=new So,C[te]=ge),ge.getGripSpace()},this.getHand=function(te){let ge=C[te];return ge===void 0&&(ge=new So,C[te]=ge),ge.getHandSpace()};function q(te){let ge=A.indexOf(te.inputSource);if(ge===-1)return;let ye=C[ge];ye!==void 0&&(ye.update(te.inputSource,te.frame,c||o),ye.dispatchEvent({type:te.type,data:te.inputSource}))}function G(){s.removeEventListener("select",q),s.removeEventListener("selectstart",q),s.removeEventListener("selectend",q),s.removeEventListener("squeeze",q),s.removeEventListener("squeezestart",q),s.removeEventListener("squeezeend",q),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",le);for(let te=0;te<C.length;te++){let ge=A[te];ge!==null&&(A[te]=null,C[te].disconnect(ge))}I=null,F=null,p.reset();for(let te in m)delete m[te];if(e.setRenderTarget(T),d=null,f=null,u=null,s=null,S=null,fe.stop(),n.isPresenting=!1,e.setPixelRatio(E),e.setSize(y.width,y.height,!1),z!==null){let te=z.camera;te.fov=z.fov,te.zoom=z.zoom,te.updateProjectionMatrix(),z=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(te){r=te,n.isPresenting===!0&&Ke("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(te){a=te,n.isPresenting===!0&&Ke("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(te){c=te},this.getBaseLayer=function(){return f!==null?f:d},this.getBinding=function(){return u===null&&v&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(te){if(s=te,s!==null){if(T=e.getRenderTarget(),s.addEventListener("select",q),s.addEventListener("selectstart",q),s.addEventListener("selectend",q),s.addEventListener("squeeze",q),s.addEventListener("squeezestart",q),s.addEventListener("squeezeend",q),s.addEventListener("end",G),s.addEventListener("inputsourceschange",le),x.xrCompatible!==!0&&await t.makeXRCompatible(),E=e.getPixelRatio(),e.getSize(y),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,ve=null,_e=null;x.depth&&(_e=x.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=x.stencil?Ns:Is,ve=x.stencil?Ar:Gi);let He={colorFormat:t.RGBA8,depthFormat:_e,scaleFactor:r};u=this.getBinding(),f=u.createProjectionLayer(He),s.updateRenderState({layers:[f]}),e.setPixelRatio(1),e.setSize(f.textureWidth,f.textureHeight,!1),S=new bi(f.textureWidth,f.textureHeight,{format:Xi,type:fi,depthTexture:new Ps(f.textureWidth,f.textureHeight,ve,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:x.stencil,colorSpace:e.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{let ye={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};d=new XRWebGLLayer(s,t,ye),s.updateRenderState({baseLayer:d}),e.setPixelRatio(1),e.setSize(d.framebufferWidth,d.framebufferHeight,!1),S=new bi(d.framebufferWidth,d.framebufferHeight,{format:Xi,type:fi,colorSpace:e.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),fe.setContext(s),fe.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function le(te){for(let ge=0;ge<te.removed.length;ge++){let ye=te.removed[ge],ve=A.indexOf(ye);ve>=0&&(A[ve]=null,C[ve].disconnect(ye))}for(let ge=0;ge<te.added.length;ge++){let ye=te.added[ge],ve=A.indexOf(ye);if(ve===-1){for(let He=0;He<C.length;He++)if(He>=A.length){A.push(ye),ve=He;break}else if(A[He]===null){A[He]=ye,ve=He;break}if(ve===-1)break}let _e=C[ve];_e&&_e.connect(ye)}}function Z(te,ge){ge===null?te.matrixWorld.copy(te.matrix):te.matrixWorld.multiplyMatrices(ge.matrixWorld,te.matrix),te.matrixWorldInverse.copy(te.matrixWorld).invert()}this.updateCamera=function(te){if(s===null)return;let ge=te.near,ye=te.far;p.texture!==null&&(p.depthNear>0&&(ge=p.depthNear),p.depthFar>0&&(ye=p.depthFar)),V.near=P.near=D.near=ge,V.far=P.far=D.far=ye,(I!==V.near||F!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),I=V.near,F=V.far),V.layers.mask=te.layers.mask|6,D.layers.mask=V.layers.mask&-5,P.layers.mask=V.layers.mask&-3;let ve=te.parent,_e=V.cameras;Z(V,ve);for(let He=0;He<_e.length;He++)Z(_e[He],ve);V.projectionMatrix.copy(D.projectionMatrix),V.projectionMatrixInverse.copy(D.projectionMatrixInverse),z===null&&te.isPerspectiveCamera&&(z={camera:te,fov:te.fov,zoom:te.zoom}),ee(te,V,ve)};function ee(te,ge,ye){ye===null?te.matrix.copy(ge.matrixWorld):(te.matrix.copy(ye.matrixWorld),te.matrix.invert(),te.matrix.multiply(ge.matrixWorld)),te.matrix.decompose(te.position,te.quaternion,te.scale),te.updateMatrixWorld(!0),te.projectionMatrix.copy(ge.projectionMatrix),te.projectionMatrixInverse.copy(ge.projectionMatrixInverse),te.isPerspectiveCamera&&(te.fov=vo*2*Math.atan(1/te.projectionMatrix.elements[5]),te.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(f===null&&d===null))return l},this.setFoveation=function(te){l=te,f!==null&&(f.fixedFoveation=te),d!==null&&d.fixedFoveation!==void 0&&(d.fixedFoveation=te)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(V)},this.getCameraTexture=function(te){return m[te]};let se=null;function de(te,ge){if(h=ge.getViewerPose(c||o),g=ge,h!==null){let ye=h.views;d!==null&&(e.setRenderTargetFramebuffer(S,d.framebuffer),e.setRenderTarget(S));let ve=!1;ye.length!==V.cameras.length&&(V.cameras.length=0,ve=!0);for(let Fe=0;Fe<ye.length;Fe++){let st=ye[Fe],lt=null;if(d!==null)lt=d.getViewport(st);else{let Yt=u.getViewSubImage(f,st);lt=Yt.viewport,Fe===0&&(e.setRenderTargetTextures(S,Yt.colorTexture,Yt.depthStencilTexture),e.setRenderTarget(S))}let rt=O[Fe];rt===void 0&&(rt=new ii,rt.layers.enable(Fe),rt.viewport=new Jt,O[Fe]=rt),rt.matrix.fromArray(st.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(st.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(lt.x,lt.y,lt.width,lt.height),Fe===0&&(V.matrix.copy(rt.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),ve===!0&&V.cameras.push(rt)}let _e=s.enabledFeatures;if(_e&&_e.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){u=n.getBinding();let Fe=u.getDepthInformation(ye[0]);Fe&&Fe.isValid&&Fe.texture&&p.init(Fe,s.renderState)}if(_e&&_e.includes("camera-access")&&v){e.state.unbindTexture(),u=n.getBinding();for(let Fe=0;Fe<ye.length;Fe++){let st=ye[Fe].camera;if(st){let lt=m[st];lt||(lt=new Ha,m[st]=lt);let rt=u.getCameraImage(st);lt.sourceTexture=rt}}}}for(let ye=0;ye<C.length;ye++){let ve=A[ye],_e=C[ye];ve!==null&&_e!==void 0&&_e.update(ve,ge,c||o)}se&&se(te,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),g=null}let fe=new Ig;fe.setAnimationLoop(de),this.setAnimationLoop=function(te){se=te},this.dispose=function(){}}},pw=new bt,zg=new it;zg.set(-1,0,0,0,1,0,0,0,1);function mw(i,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,hd(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,x,T,S){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),u(p,m)):m.isMeshPhongMaterial?(r(p,m),h(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),f(p,m),m.isMeshPhysicalMaterial&&d(p,m,S)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),v(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,x,T):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===oi&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===oi&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let x=e.get(m),T=x.envMap,S=x.envMapRotation;T&&(p.envMap.value=T,p.envMapRotation.value.setFromMatrix4(pw.makeRotationFromEuler(S)).transpose(),T.isCubeTexture&&T.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(zg),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,x,T){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*x,p.scale.value=T*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function u(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function f(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function d(p,m,x){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===oi&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=x.texture,p.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function v(p,m){let x=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(x.matrixWorld),p.nearDistance.value=x.shadow.camera.near,p.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function gw(i,e,t,n){let s={},r={};function o(x,T){let S=T.program;n.uniformBlockBinding(x,S,s[x.id])}function a(x,T){let S=s[x.id];S===void 0&&(g(x),S=l(x),s[x.id]=S,x.addEventListener("dispose",p));let C=T.program;n.updateUBOMapping(x,C);let A=e.render.frame;r[x.id]!==A&&(c(x),r[x.id]=A)}function l(x){let T=i.createBuffer(),S=x.__size,C=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,T),i.bufferData(i.UNIFORM_BUFFER,S,C),i.bindBuffer(i.UNIFORM_BUFFER,null),T}function c(x){let T=s[x.id],S=x.uniforms,C=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,T);for(let A=0,y=S.length;A<y;A++){let E=S[A];if(Array.isArray(E))for(let z=0,D=E.length;z<D;z++)h(E[z],A,z,C);else h(E,A,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,T,S,C){if(f(x,T,S,C)===!0){let A=x.__offset,y=x.value;if(Array.isArray(y)){let E=0;for(let z=0;z<y.length;z++){let D=y[z],P=v(D,!0);u(D,x.__data,E),E+=P.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,x.__data)}}function u(x,T,S){typeof x=="number"||typeof x=="boolean"?T[S]=x:x.isMatrix3?(T[S]=x.elements[0],T[S+1]=x.elements[1],T[S+2]=x.elements[2],T[S+3]=0,T[S+4]=x.elements[3],T[S+5]=x.elements[4],T[S+6]=x.elements[5],T[S+7]=0,T[S+8]=x.elements[6],T[S+9]=x.elements[7],T[S+10]=x.elements[8],T[S+11]=0):ArrayBuffer.isView(x)?T.set(x.subarray(0,T.length-S),S):x.toArray(T,S)}function f(x,T,S,C){let A=x.value,y=T+"_"+S;if(Array.isArray(A)){C[y]===void 0&&(C[y]=[]);let E=C[y],z=!1;for(let D=0;D<A.length;D++)d(A[D],E,D)===!0&&(z=!0);return z}return d(A,C,y)}function d(x,T,S){if(T[S]===void 0)return typeof x=="number"||typeof x=="boolean"?T[S]=x:ArrayBuffer.isView(x)?T[S]=x.slice():T[S]=x.clone(),!0;{let C=T[S];if(typeof x=="number"||typeof x=="boolean"){if(C!==x)return T[S]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(C.equals(x)===!1)return C.copy(x),!0}}return!1}function g(x){let T=x.uniforms,S=0,C=16;for(let y=0,E=T.length;y<E;y++){let z=Array.isArray(T[y])?T[y]:[T[y]];for(let D=0,P=z.length;D<P;D++){let O=z[D],V=Array.isArray(O.value)?O.value:[O.value],I=Array.isArray(T[y])||Array.isArray(O.value),F=S;for(let G=0,le=V.length;G<le;G++){let Z=V[G],ee=v(Z,I),se=S%C,de=se%ee.boundary,fe=se+de;S+=de,fe!==0&&C-fe<ee.storage&&(S+=C-fe),G===0&&(F=S),S+=ee.storage}let q=O.type==="int"?Int32Array:O.type==="uint"?Uint32Array:Float32Array;O.__data=new q((S-F)/Float32Array.BYTES_PER_ELEMENT),O.__offset=F}}let A=S%C;return A>0&&(S+=C-A),x.__size=S,x.__cache={},this}function v(x,T){let S={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(S.boundary=4,S.storage=4):x.isVector2?(S.boundary=8,S.storage=8):x.isVector3||x.isColor?(S.boundary=16,S.storage=12):x.isVector4?(S.boundary=16,S.storage=16):x.isMatrix3?(S.boundary=16,S.storage=48):x.isMatrix4?(S.boundary=16,S.storage=64):x.isTexture?Ke("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(S.boundary=16,S.storage=x.byteLength):Ke("WebGLRenderer: Unsupported uniform value type.",x),T===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function p(x){let T=x.target;T.removeEventListener("dispose",p),i.deleteBuffer(s[T.id]),delete s[T.id],delete r[T.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var yw=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),fs=null;function _w(){return fs===null&&(fs=new vr(yw,16,16,rr,Wi),fs.name="DFG_LUT",fs.minFilter=kn,fs.magFilter=kn,fs.wrapS=rs,fs.wrapT=rs,fs.generateMipmaps=!1,fs.needsUpdate=!0),fs}var dl=class{constructor(e={}){let{canvas:t=eg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:f=!1,outputBufferType:d=fi}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let v=d,p=new Set([Yc,qc,Xc]),m=new Set([fi,Gi,Po,Ar,Hc,Gc]),x=new Uint32Array(4),T=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},C=null,A=null,y=[],E=[],z=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=us,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,P=!1,O=null,V=null,I=null,F=null;this._outputColorSpace=An;let q=0,G=0,le=null,Z=-1,ee=null,se=new Jt,de=new Jt,fe=null,te=new Ze(0),ge=0,ye=t.width,ve=t.height,_e=1,He=null,Je=null,Fe=new Jt(0,0,ye,ve),st=new Jt(0,0,ye,ve),lt=!1,rt=new Js,Yt=new Sc,kt=!1,un=!1,Nt=new bt,Ln=new X,xt=new Jt,Mn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},en=!1;function fn(){return le===null?_e:1}let k=n;function Ie(w,H){return t.getContext(w,H)}let $e,at,Ae,Ut,Ge,Ye,R,b,Y,ue,ae,be,Se,ne,re,me,B,oe,ie,Ee,xe,we,Xe;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ke,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Re,!1),k===null){let H="webgl2";if(k=Ie(H,w),k===null)throw Ie(H)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(w){throw t.removeEventListener("webglcontextlost",ke,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),Qe("WebGLRenderer: "+w.message),w}function et(){$e=new RS(k),$e.init(),xe=new uw(k,$e),at=new _S(k,$e,e,xe),Ae=new cw(k,$e),at.reversedDepthBuffer&&f&&Ae.buffers.depth.setReversed(!0),V=k.createFramebuffer(),I=k.createFramebuffer(),F=k.createFramebuffer(),Ut=new LS(k),Ge=new KM,Ye=new hw(k,$e,Ae,Ge,at,xe,Ut),R=new CS(D),b=new Nv(k),we=new gS(k,b),Y=new IS(k,b,Ut,we),ue=new NS(k,Y,b,we,Ut),oe=new DS(k,at,Ye),re=new vS(Ge),ae=new $M(D,R,$e,at,we,re),be=new mw(D,Ge),Se=new JM,ne=new iw($e),B=new mS(D,R,Ae,ue,g,l),me=new lw(D,ue,at),Xe=new gw(k,Ut,at,Ae),ie=new yS(k,$e,Ut),Ee=new PS(k,$e,Ut),Ut.programs=ae.programs,D.capabilities=at,D.extensions=$e,D.properties=Ge,D.renderLists=Se,D.shadowMap=me,D.state=Ae,D.info=Ut}v!==fi&&(z=new US(v,t.width,t.height,a,s,r));let he=new Md(D,k);this.xr=he,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let w=$e.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=$e.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return _e},this.setPixelRatio=function(w){w!==void 0&&(_e=w,this.setSize(ye,ve,!1))},this.getSize=function(w){return w.set(ye,ve)},this.setSize=function(w,H,Q=!0){if(he.isPresenting){Ke("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=w,ve=H,t.width=Math.floor(w*_e),t.height=Math.floor(H*_e),Q===!0&&(t.style.width=w+"px",t.style.height=H+"px"),z!==null&&z.setSize(t.width,t.height),this.setViewport(0,0,w,H)},this.getDrawingBufferSize=function(w){return w.set(ye*_e,ve*_e).floor()},this.setDrawingBufferSize=function(w,H,Q){ye=w,ve=H,_e=Q,t.width=Math.floor(w*Q),t.height=Math.floor(H*Q),this.setViewport(0,0,w,H)},this.setEffects=function(w){if(v===fi){Qe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let H=0;H<w.length;H++)if(w[H].isOutputPass===!0){Ke("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}z.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(se)},this.getViewport=function(w){return w.copy(Fe)},this.setViewport=function(w,H,Q,$){w.isVector4?Fe.set(w.x,w.y,w.z,w.w):Fe.set(w,H,Q,$),Ae.viewport(se.copy(Fe).multiplyScalar(fn()).round())},this.getScissor=function(w){return w.copy(st)},this.setScissor=function(w,H,Q,$){w.isVector4?st.set(w.x,w.y,w.z,w.w):st.set(w,H,Q,$),Ae.scissor(de.copy(st).multiplyScalar(fn()).round())},this.getScissorTest=function(){return lt},this.setScissorTest=function(w){Ae.setScissorTest(lt=w)},this.setOpaqueSort=function(w){He=w},this.setTransparentSort=function(w){Je=w},this.getClearColor=function(w){return w.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(w=!0,H=!0,Q=!0){let $=0;if(w){let K=!1;if(le!==null){let Te=le.texture.format;K=p.has(Te)}if(K){let Te=le.texture.type,Pe=m.has(Te),Ce=B.getClearColor(),Le=B.getClearAlpha(),Ve=Ce.r,nt=Ce.g,ft=Ce.b;Pe?(x[0]=Ve,x[1]=nt,x[2]=ft,x[3]=Le,k.clearBufferuiv(k.COLOR,0,x)):(T[0]=Ve,T[1]=nt,T[2]=ft,T[3]=Le,k.clearBufferiv(k.COLOR,0,T))}else $|=k.COLOR_BUFFER_BIT}H&&($|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&k.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),O=w},this.dispose=function(){t.removeEventListener("webglcontextlost",ke,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),B.dispose(),Se.dispose(),ne.dispose(),Ye.dispose(),Ge.dispose(),R.dispose(),ue.dispose(),Y.dispose(),we.dispose(),Xe.dispose(),ae.dispose(),he.dispose(),he.removeEventListener("sessionstart",Ll),he.removeEventListener("sessionend",Ji),_s.stop()};function ke(w){w.preventDefault(),Pa("WebGLRenderer: Context Lost."),P=!0}function tt(){Pa("WebGLRenderer: Context Restored."),P=!1;let w=Ut.autoReset,H=me.enabled,Q=me.autoUpdate,$=me.needsUpdate,K=me.type;et(),Ut.autoReset=w,me.enabled=H,me.autoUpdate=Q,me.needsUpdate=$,me.type=K}function Re(w){Qe("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function ct(w){let H=w.target;H.removeEventListener("dispose",ct),zt(H)}function zt(w){Zn(w),Ge.remove(w)}function Zn(w){let H=Ge.get(w).programs;H!==void 0&&(H.forEach(function(Q){ae.releaseProgram(Q)}),w.isShaderMaterial&&ae.releaseShaderCache(w))}this.renderBufferDirect=function(w,H,Q,$,K,Te){H===null&&(H=Mn);let Pe=K.isMesh&&K.matrixWorld.determinantAffine()<0,Ce=ha(w,H,Q,$,K);Ae.setMaterial($,Pe);let Le=Q.index,Ve=1;if($.wireframe===!0){if(Le=Y.getWireframeAttribute(Q),Le===void 0)return;Ve=2}let nt=Q.drawRange,ft=Q.attributes.position,ze=nt.start*Ve,dt=(nt.start+nt.count)*Ve;Te!==null&&(ze=Math.max(ze,Te.start*Ve),dt=Math.min(dt,(Te.start+Te.count)*Ve)),Le!==null?(ze=Math.max(ze,0),dt=Math.min(dt,Le.count)):ft!=null&&(ze=Math.max(ze,0),dt=Math.min(dt,ft.count));let jt=dt-ze;if(jt<0||jt===1/0)return;we.setup(K,$,Ce,Q,Le);let It,Pt=ie;if(Le!==null&&(It=b.get(Le),Pt=Ee,Pt.setIndex(It)),K.isMesh)$.wireframe===!0?(Ae.setLineWidth($.wireframeLinewidth*fn()),Pt.setMode(k.LINES)):Pt.setMode(k.TRIANGLES);else if(K.isLine){let wn=$.linewidth;wn===void 0&&(wn=1),Ae.setLineWidth(wn*fn()),K.isLineSegments?Pt.setMode(k.LINES):K.isLineLoop?Pt.setMode(k.LINE_LOOP):Pt.setMode(k.LINE_STRIP)}else K.isPoints?Pt.setMode(k.POINTS):K.isSprite&&Pt.setMode(k.TRIANGLES);if(K.isBatchedMesh)if($e.get("WEBGL_multi_draw"))Pt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let wn=K._multiDrawStarts,Ue=K._multiDrawCounts,dn=K._multiDrawCount,gt=Le?b.get(Le).bytesPerElement:1,xs=Ge.get($).currentProgram.getUniforms();for(let pn=0;pn<dn;pn++)xs.setValue(k,"_gl_DrawID",pn),Pt.render(wn[pn]/gt,Ue[pn])}else if(K.isInstancedMesh)Pt.renderInstances(ze,jt,K.count);else if(Q.isInstancedBufferGeometry){let wn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ue=Math.min(Q.instanceCount,wn);Pt.renderInstances(ze,jt,Ue)}else Pt.render(ze,jt)};function aa(w,H,Q,$){O!==null&&w.isNodeMaterial&&O.setObject($,w),kt===!0&&re.setState(w,Q,!1),w.transparent===!0&&w.side===ai&&w.forceSinglePass===!1?(w.side=oi,w.needsUpdate=!0,ji(w,H,$),w.side=sr,w.needsUpdate=!0,ji(w,H,$),w.side=ai):ji(w,H,$)}this.compile=function(w,H,Q=null){Q===null&&(Q=w),O!==null&&O.renderStart(w,H,Q),A=ne.get(Q),A.init(H),E.push(A),Q.traverseVisible(function(K){K.isLight&&K.layers.test(H.layers)&&(A.pushLight(K),K.castShadow&&A.pushShadow(K))}),w!==Q&&w.traverseVisible(function(K){K.isLight&&K.layers.test(H.layers)&&(A.pushLight(K),K.castShadow&&A.pushShadow(K))}),A.setupLights(),O!==null&&O.updateLights(A.state.lightsArray),un=this.localClippingEnabled,kt=re.init(this.clippingPlanes,un),kt===!0&&re.setGlobalState(this.clippingPlanes,H),O!==null&&me.render(A.state.shadowsArray,Q,H);let $=new Set;return w.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Te=K.material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ce=Te[Pe];aa(Ce,Q,H,K),$.add(Ce)}else aa(Te,Q,H,K),$.add(Te)}),A=E.pop(),O!==null&&O.renderEnd(),$},this.compileAsync=function(w,H,Q=null){let $=this.compile(w,H,Q);return new Promise(K=>{function Te(){if($.forEach(function(Pe){let Le=Ge.get(Pe).currentProgram;(Le===void 0||Le.isReady())&&$.delete(Pe)}),$.size===0){K(w);return}setTimeout(Te,10)}$e.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let kr=null;function $u(w){kr&&kr(w)}function Ll(){_s.stop()}function Ji(){_s.start()}let _s=new Ig;_s.setAnimationLoop($u),typeof self<"u"&&_s.setContext(self),this.setAnimationLoop=function(w){kr=w,he.setAnimationLoop(w),w===null?_s.stop():_s.start()},he.addEventListener("sessionstart",Ll),he.addEventListener("sessionend",Ji),this.render=function(w,H){if(H!==void 0&&H.isCamera!==!0){Qe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(P===!0)return;O!==null&&O.renderStart(w,H);let Q=he.enabled===!0&&he.isPresenting===!0,$=z!==null&&(le===null||Q)&&z.begin(D,le);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(z===null||z.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(H),H=he.getCamera()),w.isScene===!0&&w.onBeforeRender(D,w,H,le),A=ne.get(w,E.length),A.init(H),A.state.textureUnits=Ye.getTextureUnits(),E.push(A),Nt.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),H.isArrayCamera?Yt.setFromArrayCamera(H):rt.setFromProjectionMatrix(Nt,Pi,H.reversedDepth),un=this.localClippingEnabled,kt=re.init(this.clippingPlanes,un),C=Se.get(w,y.length),C.init(),y.push(C),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Pe=D.xr.getDepthSensingMesh();Pe!==null&&vs(Pe,H,-1/0,D.sortObjects)}vs(w,H,0,D.sortObjects),C.finish(),O!==null&&O.updateLights(A.state.lightsArray),D.sortObjects===!0&&C.sort(He,Je),en=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,en&&B.addToRenderList(C,w),this.info.autoReset===!0&&this.info.reset(),kt===!0&&re.beginShadows();let K=A.state.shadowsArray;if(me.render(K,w,H),kt===!0&&re.endShadows(),($&&z.hasRenderPass())===!1){let Pe=C.opaque,Ce=C.transmissive;if(A.setupLights(),H.isArrayCamera){let Le=H.cameras;if(Ce.length>0)for(let Ve=0,nt=Le.length;Ve<nt;Ve++){let ft=Le[Ve];Ui(Pe,Ce,w,ft)}en&&B.render(w);for(let Ve=0,nt=Le.length;Ve<nt;Ve++){let ft=Le[Ve];la(C,w,ft,ft.viewport)}}else Ce.length>0&&Ui(Pe,Ce,w,H),en&&B.render(w),la(C,w,H)}le!==null&&G===0&&(Ye.updateMultisampleRenderTarget(le),Ye.updateRenderTargetMipmap(le)),$&&z.end(D),w.isScene===!0&&w.onAfterRender(D,w,H),we.resetDefaultState(),Z=-1,ee=null,E.pop(),E.length>0?(A=E[E.length-1],Ye.setTextureUnits(A.state.textureUnits),kt===!0&&re.setGlobalState(D.clippingPlanes,A.state.camera)):A=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,O!==null&&O.renderEnd()};function vs(w,H,Q,$){if(w.visible===!1)return;if(w.layers.test(H.layers)){if(w.isGroup)Q=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(H);else if(w.isLight)A.pushLight(w),w.castShadow&&A.pushShadow(w);else if(w.isSprite){let Pe=H.isArrayCamera?Yt:rt;if(!w.frustumCulled||w.intersectsFrustum(Pe)){$&&xt.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Nt);let Ce=ue.update(w),Le=w.material;Le.visible&&C.push(w,Ce,Le,Q,xt.z,null,H)}}else if(w.isMesh||w.isLine||w.isPoints){let Pe=H.isArrayCamera?Yt:rt;if(!w.frustumCulled||w.intersectsFrustum(Pe)){let Ce=ue.update(w),Le=w.material;if($&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),xt.copy(w.boundingSphere.center)):(Ce.boundingSphere===null&&Ce.computeBoundingSphere(),xt.copy(Ce.boundingSphere.center)),xt.applyMatrix4(w.matrixWorld).applyMatrix4(Nt)),Array.isArray(Le)){let Ve=Ce.groups;for(let nt=0,ft=Ve.length;nt<ft;nt++){let ze=Ve[nt],dt=Le[ze.materialIndex];dt&&dt.visible&&C.push(w,Ce,dt,Q,xt.z,ze,H)}}else Le.visible&&C.push(w,Ce,Le,Q,xt.z,null,H)}}}let Te=w.children;for(let Pe=0,Ce=Te.length;Pe<Ce;Pe++)vs(Te[Pe],H,Q,$)}function la(w,H,Q,$){let{opaque:K,transmissive:Te,transparent:Pe}=w;A.setupLightsView(Q),kt===!0&&re.setGlobalState(D.clippingPlanes,Q),$&&Ae.viewport(se.copy($)),K.length>0&&tn(K,H,Q),Te.length>0&&tn(Te,H,Q),Pe.length>0&&tn(Pe,H,Q),Ae.buffers.depth.setTest(!0),Ae.buffers.depth.setMask(!0),Ae.buffers.color.setMask(!0),Ae.setPolygonOffset(!1)}function Ui(w,H,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[$.id]===void 0){let ze=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[$.id]=new bi(1,1,{generateMipmaps:!0,type:ze?Wi:fi,minFilter:Ds,samples:Math.max(4,at.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Te=A.state.transmissionRenderTarget[$.id],Pe=$.viewport||se;Te.setSize(Pe.z*D.transmissionResolutionScale,Pe.w*D.transmissionResolutionScale);let Ce=D.getRenderTarget(),Le=D.getActiveCubeFace(),Ve=D.getActiveMipmapLevel();D.setRenderTarget(Te),D.getClearColor(te),ge=D.getClearAlpha(),ge<1&&D.setClearColor(16777215,.5),D.clear(),en&&B.render(Q);let nt=D.toneMapping;D.toneMapping=us;let ft=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),A.setupLightsView($),kt===!0&&re.setGlobalState(D.clippingPlanes,$),tn(w,Q,$),Ye.updateMultisampleRenderTarget(Te),Ye.updateRenderTargetMipmap(Te),$e.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let dt=0,jt=H.length;dt<jt;dt++){let It=H[dt],{object:Pt,geometry:wn,material:Ue,group:dn}=It;if(Ue.side===ai&&Pt.layers.test($.layers)){let gt=Ue.side;Ue.side=oi,Ue.needsUpdate=!0,an(Pt,Q,$,wn,Ue,dn),Ue.side=gt,Ue.needsUpdate=!0,ze=!0}}ze===!0&&(Ye.updateMultisampleRenderTarget(Te),Ye.updateRenderTargetMipmap(Te))}D.setRenderTarget(Ce,Le,Ve),D.setClearColor(te,ge),ft!==void 0&&($.viewport=ft),D.toneMapping=nt}function tn(w,H,Q){let $=H.isScene===!0?H.overrideMaterial:null;for(let K=0,Te=w.length;K<Te;K++){let Pe=w[K],{object:Ce,geometry:Le,group:Ve}=Pe,nt=Pe.material;nt.allowOverride===!0&&$!==null&&(nt=$),Ce.layers.test(Q.layers)&&an(Ce,H,Q,Le,nt,Ve)}}function an(w,H,Q,$,K,Te){O!==null&&K.isNodeMaterial&&O.setObject(w,K),w.onBeforeRender(D,H,Q,$,K,Te),w.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),K.onBeforeRender(D,H,Q,$,w,Te),K.transparent===!0&&K.side===ai&&K.forceSinglePass===!1?(K.side=oi,K.needsUpdate=!0,D.renderBufferDirect(Q,H,$,K,w,Te),K.side=sr,K.needsUpdate=!0,D.renderBufferDirect(Q,H,$,K,w,Te),K.side=ai):D.renderBufferDirect(Q,H,$,K,w,Te),w.onAfterRender(D,H,Q,$,K,Te)}function ln(w){let H=0;for(let Q of w)Q.texture!==null&&H++;return H}function ji(w,H,Q){H.isScene!==!0&&(H=Mn);let $=Ge.get(w),K=A.state.lights,Te=A.state.shadowsArray,Pe=K.state.version,Ce=ae.getParameters(w,K.state,Te,H,Q,A.state.lightProbeGridArray),Le=ae.getProgramCacheKey(Ce),Ve=$.programs;$.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?H.environment:null,$.fog=H.fog;let nt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;$.envMap=R.get(w.envMap||$.environment,nt),$.envMapRotation=$.environment!==null&&w.envMap===null?H.environmentRotation:w.envMapRotation,Ve===void 0&&(w.addEventListener("dispose",ct),Ve=new Map,$.programs=Ve,$.programVariants=new Map);let ft=Ve.get(Le);if(ft!==void 0){if($.currentProgram===ft&&$.lightsStateVersion===Pe)return ca(w,Ce),ft}else Ce.uniforms=ae.getUniforms(w),O!==null&&w.isNodeMaterial&&O.build(w,Q,Ce),w.onBeforeCompile(Ce,D),ft=ae.acquireProgram(Ce,Le),Ve.set(Le,ft),$.uniforms=Ce.uniforms;let ze=$.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(ze.clippingPlanes=re.uniform),ca(w,Ce),$.needsLights=zs(w),$.lightsStateVersion=Pe,$.needsLights&&(ze.ambientLightColor.value=K.state.ambient,ze.lightProbe.value=K.state.probe,ze.sunLights.value=K.state.sun,ze.sunLightShadows.value=K.state.sunShadow,ze.directionalLights.value=K.state.directional,ze.directionalLightShadows.value=K.state.directionalShadow,ze.spotLights.value=K.state.spot,ze.spotLightShadows.value=K.state.spotShadow,ze.rectAreaLights.value=K.state.rectArea,ze.ltc_1.value=K.state.rectAreaLTC1,ze.ltc_2.value=K.state.rectAreaLTC2,ze.pointLights.value=K.state.point,ze.pointLightShadows.value=K.state.pointShadow,ze.hemisphereLights.value=K.state.hemi,ze.sunShadowMatrix.value=K.state.sunShadowMatrix,ze.sunShadowCascade.value=K.state.sunShadowCascade,ze.directionalShadowMatrix.value=K.state.directionalShadowMatrix,ze.spotLightMatrix.value=K.state.spotLightMatrix,ze.spotLightMap.value=K.state.spotLightMap,ze.pointShadowMatrix.value=K.state.pointShadowMatrix),$.numLightProbeGrids=ln(A.state.lightProbeGridArray),$.currentProgram=ft,$.uniformsList=null,ft}function mi(w,H,Q,$,K){let Te=Ge.get(w),Pe=Te.currentProgram.id+","+$+","+K,Ce=Te.programVariants.get(Pe);return Ce===void 0?(Ce=ji(w,H,Q),Te.programVariants.set(Pe,Ce)):(Te.currentProgram=Ce,Te.uniformsList=null,Te.outputColorSpace=$,Te.toneMapping=K),Ce}function ks(w){if(w.uniformsList===null){let H=w.currentProgram.getUniforms();w.uniformsList=Lo.seqWithValue(H.seq,w.uniforms)}return w.uniformsList}function ca(w,H){let Q=Ge.get(w);Q.outputColorSpace=H.outputColorSpace,Q.batching=H.batching,Q.batchingColor=H.batchingColor,Q.instancing=H.instancing,Q.instancingColor=H.instancingColor,Q.instancingMorph=H.instancingMorph,Q.skinning=H.skinning,Q.morphTargets=H.morphTargets,Q.morphNormals=H.morphNormals,Q.morphColors=H.morphColors,Q.morphTargetsCount=H.morphTargetsCount,Q.numClippingPlanes=H.numClippingPlanes,Q.numIntersection=H.numClipIntersection,Q.vertexAlphas=H.vertexAlphas,Q.vertexTangents=H.vertexTangents,Q.toneMapping=H.toneMapping}function ha(w,H,Q,$,K){H.isScene!==!0&&(H=Mn),Ye.resetTextureUnits();let Te=H.fog,Pe=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?H.environment:null,Ce=le===null?D.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:yt.workingColorSpace,Le=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Ve=R.get($.envMap||Pe,Le),nt=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,ft=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),ze=!!Q.morphAttributes.position,dt=!!Q.morphAttributes.normal,jt=!!Q.morphAttributes.color,It=us;$.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(It=D.toneMapping);let Pt=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,wn=Pt!==void 0?Pt.length:0,Ue=Ge.get($),dn=A.state.lights;if(kt===!0&&(un===!0||w!==ee)){let Lt=w===ee&&$.id===Z;re.setState($,w,Lt)}let gt=!1,xs=!1;$.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==dn.state.version||K.isBatchedMesh&&Ue.batching===!1||!K.isBatchedMesh&&Ue.batching===!0||K.isBatchedMesh&&Ue.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Ue.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Ue.instancing===!1||!K.isInstancedMesh&&Ue.instancing===!0||K.isSkinnedMesh&&Ue.skinning===!1||!K.isSkinnedMesh&&Ue.skinning===!0||K.isInstancedMesh&&Ue.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Ue.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Ue.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Ue.instancingMorph===!1&&K.morphTexture!==null||Ue.envMap!==Ve||$.fog===!0&&Ue.fog!==Te||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==re.numPlanes||Ue.numIntersection!==re.numIntersection)||Ue.vertexAlphas!==nt||Ue.vertexTangents!==ft||Ue.morphTargets!==ze||Ue.morphNormals!==dt||Ue.morphColors!==jt||Ue.morphTargetsCount!==wn||Ue.numLightProbeGrids!==ln(A.state.lightProbeGridArray)?gt=!0:(Ue.outputColorSpace!==Ce||Ue.toneMapping!==It)&&(xs=!0):(gt=!0,Ue.__version=$.version);let pn=Ue.currentProgram;(gt===!0||xs===!0)&&(pn=xs===!0?mi($,H,K,Ce,It):ji($,H,K),O&&$.isNodeMaterial&&O.onUpdateProgram($,pn,Ue));let Hr=!1,Qi=!1,bs=!1,ht=pn.getUniforms(),nn=Ue.uniforms;if(Ae.useProgram(pn.program)&&(Hr=!0,Qi=!0,bs=!0),$.id!==Z&&(Z=$.id,Qi=!0),Hr||ee!==w){Ae.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ht.setValue(k,"projectionMatrix",w.projectionMatrix),ht.setValue(k,"viewMatrix",w.matrixWorldInverse);let mn=ht.map.cameraPosition;mn!==void 0&&mn.setValue(k,Ln.setFromMatrixPosition(w.matrixWorld)),at.logarithmicDepthBuffer&&ht.setValue(k,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ht.setValue(k,"isOrthographic",w.isOrthographicCamera===!0),ee!==w&&(ee=w,Qi=!0,bs=!0)}if(Ue.needsLights&&(dn.state.sunShadowMap.length>0&&ht.setValue(k,"sunShadowMap",dn.state.sunShadowMap,Ye),dn.state.directionalShadowMap.length>0&&ht.setValue(k,"directionalShadowMap",dn.state.directionalShadowMap,Ye),dn.state.spotShadowMap.length>0&&ht.setValue(k,"spotShadowMap",dn.state.spotShadowMap,Ye),dn.state.pointShadowMap.length>0&&ht.setValue(k,"pointShadowMap",dn.state.pointShadowMap,Ye)),K.isSkinnedMesh){ht.setOptional(k,K,"bindMatrix"),ht.setOptional(k,K,"bindMatrixInverse");let Lt=K.skeleton;Lt&&(Lt.boneTexture===null&&Lt.computeBoneTexture(),ht.setValue(k,"boneTexture",Lt.boneTexture,Ye))}K.isBatchedMesh&&(ht.setOptional(k,K,"batchingTexture"),ht.setValue(k,"batchingTexture",K._matricesTexture,Ye),ht.setOptional(k,K,"batchingIdTexture"),ht.setValue(k,"batchingIdTexture",K._indirectTexture,Ye),ht.setOptional(k,K,"batchingColorTexture"),K._colorsTexture!==null&&ht.setValue(k,"batchingColorTexture",K._colorsTexture,Ye));let Jn=Q.morphAttributes;if((Jn.position!==void 0||Jn.normal!==void 0||Jn.color!==void 0)&&oe.update(K,Q,pn),(Qi||Ue.receiveShadow!==K.receiveShadow)&&(Ue.receiveShadow=K.receiveShadow,ht.setValue(k,"receiveShadow",K.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&H.environment!==null&&(nn.envMapIntensity.value=H.environmentIntensity),nn.dfgLUT!==void 0&&(nn.dfgLUT.value=_w()),Qi){if(ht.setValue(k,"toneMappingExposure",D.toneMappingExposure),Ue.needsLights&&zr(nn,bs),Te&&$.fog===!0&&be.refreshFogUniforms(nn,Te),be.refreshMaterialUniforms(nn,$,_e,ve,A.state.transmissionRenderTarget[w.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Lt=S,mn=0;for(let Wn of A.state.lightProbeGridArray)Wn.texture!==null&&(Lt.textures[mn]=Wn.texture,Lt.min[mn]=Wn.boundingBox.min,Lt.max[mn]=Wn.boundingBox.max,Lt.resolution[mn]=Wn.resolution,mn++);for(let Wn in Lt)Lt[Wn].length=mn;nn.probesSH.value=Lt.textures,nn.probesMin.value=Lt.min,nn.probesMax.value=Lt.max,nn.probesResolution.value=Lt.resolution}Lo.upload(k,ks(Ue),nn,Ye)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Lo.upload(k,ks(Ue),nn,Ye),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ht.setValue(k,"center",K.center),ht.setValue(k,"modelViewMatrix",K.modelViewMatrix),ht.setValue(k,"normalMatrix",K.normalMatrix),ht.setValue(k,"modelMatrix",K.matrixWorld),$.uniformsGroups!==void 0){let Lt=$.uniformsGroups;for(let mn=0,Wn=Lt.length;mn<Wn;mn++){let Dl=Lt[mn];Xe.update(Dl,pn),Xe.bind(Dl,pn)}}return pn}function zr(w,H){w.ambientLightColor.needsUpdate=H,w.lightProbe.needsUpdate=H,w.sunLights.needsUpdate=H,w.sunLightShadows.needsUpdate=H,w.directionalLights.needsUpdate=H,w.directionalLightShadows.needsUpdate=H,w.pointLights.needsUpdate=H,w.pointLightShadows.needsUpdate=H,w.spotLights.needsUpdate=H,w.spotLightShadows.needsUpdate=H,w.rectAreaLights.needsUpdate=H,w.hemisphereLights.needsUpdate=H}function zs(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return q},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(w,H,Q){let $=Ge.get(w);$.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Ge.get(w.texture).__webglTexture=H,Ge.get(w.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,H){let Q=Ge.get(w);Q.__webglFramebuffer=H,Q.__useDefaultFramebuffer=H===void 0},this.setRenderTarget=function(w,H=0,Q=0){le=w,q=H,G=Q;let $=null,K=!1,Te=!1;if(w){let Ce=Ge.get(w);if(Ce.__useDefaultFramebuffer!==void 0){Ae.bindFramebuffer(k.FRAMEBUFFER,Ce.__webglFramebuffer),se.copy(w.viewport),de.copy(w.scissor),fe=w.scissorTest,Ae.viewport(se),Ae.scissor(de),Ae.setScissorTest(fe),Z=-1;return}else if(Ce.__webglFramebuffer===void 0)Ye.setupRenderTarget(w);else if(Ce.__hasExternalTextures)Ye.rebindTextures(w,Ge.get(w.texture).__webglTexture,Ge.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let nt=w.depthTexture;if(Ce.__boundDepthTexture!==nt){if(nt!==null&&Ge.has(nt)&&(w.width!==nt.image.width||w.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(w)}}let Le=w.texture;(Le.isData3DTexture||Le.isDataArrayTexture||Le.isCompressedArrayTexture)&&(Te=!0);let Ve=Ge.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(Ve[H])?$=Ve[H][Q]:$=Ve[H],K=!0):w.samples>0&&Ye.useMultisampledRTT(w)===!1?$=Ge.get(w).__webglMultisampledFramebuffer:Array.isArray(Ve)?$=Ve[Q]:$=Ve,se.copy(w.viewport),de.copy(w.scissor),fe=w.scissorTest}else se.copy(Fe).multiplyScalar(_e).floor(),de.copy(st).multiplyScalar(_e).floor(),fe=lt;if(Q!==0&&($=V),Ae.bindFramebuffer(k.FRAMEBUFFER,$)&&Ae.drawBuffers(w,$),Ae.viewport(se),Ae.scissor(de),Ae.setScissorTest(fe),K){let Ce=Ge.get(w.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+H,Ce.__webglTexture,Q)}else if(Te){let Ce=H;for(let Le=0;Le<w.textures.length;Le++){let Ve=Ge.get(w.textures[Le]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+Le,Ve.__webglTexture,Q,Ce)}}else if(w!==null&&Q!==0){let Ce=Ge.get(w.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Ce.__webglTexture,Q)}Z=-1};function Vr(w){let H=Ge.get(w);return(H.__readFormat!==w.format||H.__readType!==w.type)&&(H.__readFormat=w.format,H.__readType=w.type,H.__formatReadable=at.textureFormatReadable(w.format),H.__typeReadable=at.textureTypeReadable(w.type)),H}this.readRenderTargetPixels=function(w,H,Q,$,K,Te,Pe,Ce=0){if(!(w&&w.isWebGLRenderTarget)){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Le=Ge.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Le=Le[Pe],Array.isArray(Le)&&(Le=Le[0])),Le){Ae.bindFramebuffer(k.FRAMEBUFFER,Le);try{let Ve=w.textures[Ce],nt=Ve.format,ft=Ve.type;w.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Ce);let ze=Vr(Ve);if(ze.__formatReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=w.width-$&&Q>=0&&Q<=w.height-K&&k.readPixels(H,Q,$,K,xe.convert(nt),xe.convert(ft),Te)}finally{let Ve=le!==null?Ge.get(le).__webglFramebuffer:null;Ae.bindFramebuffer(k.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(w,H,Q,$,K,Te,Pe,Ce=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Le=Ge.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Le=Le[Pe],Array.isArray(Le)&&(Le=Le[0])),Le)if(H>=0&&H<=w.width-$&&Q>=0&&Q<=w.height-K){Ae.bindFramebuffer(k.FRAMEBUFFER,Le);let Ve=w.textures[Ce],nt=Ve.format,ft=Ve.type;w.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Ce);let ze=Vr(Ve);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let dt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,dt),k.bufferData(k.PIXEL_PACK_BUFFER,Te.byteLength,k.STREAM_READ),k.readPixels(H,Q,$,K,xe.convert(nt),xe.convert(ft),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let jt=le!==null?Ge.get(le).__webglFramebuffer:null;Ae.bindFramebuffer(k.FRAMEBUFFER,jt);let It=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await ng(k,It,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,dt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Te),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(dt),k.deleteSync(It),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,H=null,Q=0){let $=Math.pow(2,-Q),K=Math.floor(w.image.width*$),Te=Math.floor(w.image.height*$),Pe=H!==null?H.x:0,Ce=H!==null?H.y:0;Ye.setTexture2D(w,0),k.copyTexSubImage2D(k.TEXTURE_2D,Q,0,0,Pe,Ce,K,Te),Ae.unbindTexture()},this.copyTextureToTexture=function(w,H,Q=null,$=null,K=0,Te=0){let Pe,Ce,Le,Ve,nt,ft,ze,dt,jt,It=w.isCompressedTexture?w.mipmaps[Te]:w.image;if(Q!==null)Pe=Q.max.x-Q.min.x,Ce=Q.max.y-Q.min.y,Le=Q.isBox3?Q.max.z-Q.min.z:1,Ve=Q.min.x,nt=Q.min.y,ft=Q.isBox3?Q.min.z:0;else{let ht=Math.pow(2,-K);Pe=Math.floor(It.width*ht),Ce=Math.floor(It.height*ht),w.isDataArrayTexture?Le=It.depth:w.isData3DTexture?Le=Math.floor(It.depth*ht):Le=1,Ve=0,nt=0,ft=0}$!==null?(ze=$.x,dt=$.y,jt=$.z):(ze=0,dt=0,jt=0);let Pt=xe.convert(H.format),wn=xe.convert(H.type),Ue;H.isData3DTexture?(Ye.setTexture3D(H,0),Ue=k.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(Ye.setTexture2DArray(H,0),Ue=k.TEXTURE_2D_ARRAY):(Ye.setTexture2D(H,0),Ue=k.TEXTURE_2D),Ae.activeTexture(k.TEXTURE0),Ae.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,H.flipY),Ae.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),Ae.pixelStorei(k.UNPACK_ALIGNMENT,H.unpackAlignment);let dn=Ae.getParameter(k.UNPACK_ROW_LENGTH),gt=Ae.getParameter(k.UNPACK_IMAGE_HEIGHT),xs=Ae.getParameter(k.UNPACK_SKIP_PIXELS),pn=Ae.getParameter(k.UNPACK_SKIP_ROWS),Hr=Ae.getParameter(k.UNPACK_SKIP_IMAGES);Ae.pixelStorei(k.UNPACK_ROW_LENGTH,It.width),Ae.pixelStorei(k.UNPACK_IMAGE_HEIGHT,It.height),Ae.pixelStorei(k.UNPACK_SKIP_PIXELS,Ve),Ae.pixelStorei(k.UNPACK_SKIP_ROWS,nt),Ae.pixelStorei(k.UNPACK_SKIP_IMAGES,ft);let Qi=w.isDataArrayTexture||w.isData3DTexture,bs=H.isDataArrayTexture||H.isData3DTexture;if(w.isDepthTexture){let ht=Ge.get(w),nn=Ge.get(H),Jn=Ge.get(ht.__renderTarget),Lt=Ge.get(nn.__renderTarget);Ae.bindFramebuffer(k.READ_FRAMEBUFFER,Jn.__webglFramebuffer),Ae.bindFramebuffer(k.DRAW_FRAMEBUFFER,Lt.__webglFramebuffer);for(let mn=0;mn<Le;mn++)Qi&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ge.get(w).__webglTexture,K,ft+mn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ge.get(H).__webglTexture,Te,jt+mn)),k.blitFramebuffer(Ve,nt,Ve+Pe,nt+Ce,ze,dt,ze+Pe,dt+Ce,k.DEPTH_BUFFER_BIT,k.NEAREST);Ae.bindFramebuffer(k.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(K!==0||w.isRenderTargetTexture||Ge.has(w)){let ht=Ge.get(w),nn=Ge.get(H);Ae.bindFramebuffer(k.READ_FRAMEBUFFER,I),Ae.bindFramebuffer(k.DRAW_FRAMEBUFFER,F);for(let Jn=0;Jn<Le;Jn++)Qi?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ht.__webglTexture,K,ft+Jn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ht.__webglTexture,K),bs?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,nn.__webglTexture,Te,jt+Jn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,nn.__webglTexture,Te),K!==0?k.blitFramebuffer(Ve,nt,Ve+Pe,nt+Ce,ze,dt,ze+Pe,dt+Ce,k.COLOR_BUFFER_BIT,k.NEAREST):bs?k.copyTexSubImage3D(Ue,Te,ze,dt,jt+Jn,Ve,nt,Pe,Ce):k.copyTexSubImage2D(Ue,Te,ze,dt,Ve,nt,Pe,Ce);Ae.bindFramebuffer(k.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else bs?w.isDataTexture||w.isData3DTexture?k.texSubImage3D(Ue,Te,ze,dt,jt,Pe,Ce,Le,Pt,wn,It.data):H.isCompressedArrayTexture?k.compressedTexSubImage3D(Ue,Te,ze,dt,jt,Pe,Ce,Le,Pt,It.data):k.texSubImage3D(Ue,Te,ze,dt,jt,Pe,Ce,Le,Pt,wn,It):w.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Te,ze,dt,Pe,Ce,Pt,wn,It.data):w.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Te,ze,dt,It.width,It.height,Pt,It.data):k.texSubImage2D(k.TEXTURE_2D,Te,ze,dt,Pe,Ce,Pt,wn,It);Ae.pixelStorei(k.UNPACK_ROW_LENGTH,dn),Ae.pixelStorei(k.UNPACK_IMAGE_HEIGHT,gt),Ae.pixelStorei(k.UNPACK_SKIP_PIXELS,xs),Ae.pixelStorei(k.UNPACK_SKIP_ROWS,pn),Ae.pixelStorei(k.UNPACK_SKIP_IMAGES,Hr),Te===0&&H.generateMipmaps===!0&&H.mipmapsAutoUpdate===!0&&k.generateMipmap(Ue),Ae.unbindTexture()},this.initRenderTarget=function(w){Ge.get(w).__webglFramebuffer===void 0&&Ye.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Ye.setTextureCube(w,0):w.isData3DTexture?Ye.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Ye.setTexture2DArray(w,0):Ye.setTexture2D(w,0),Ae.unbindTexture()},this.resetState=function(){q=0,G=0,le=null,Ae.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Pi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var Vg={type:"change"},Ad={type:"start"},Gg={type:"end"},Ph=new _r,Hg=new ni,vw=Math.cos(70*cd.DEG2RAD),Rn=new X,di=2*Math.PI,At={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},wd=1e-6,Lh=class extends el{constructor(e,t=null){super(e,t),this.state=At.NONE,this.target=new X,this.cursor=new X,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:nr.ROTATE,MIDDLE:nr.DOLLY,RIGHT:nr.PAN},this.touches={ONE:ir.ROTATE,TWO:ir.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new X,this._lastQuaternion=new si,this._lastTargetPosition=new X,this._quat=new si().setFromUnitVectors(e.up,new X(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new To,this._sphericalDelta=new To,this._scale=1,this._panOffset=new X,this._rotateStart=new We,this._rotateEnd=new We,this._rotateDelta=new We,this._panStart=new We,this._panEnd=new We,this._panDelta=new We,this._dollyStart=new We,this._dollyEnd=new We,this._dollyDelta=new We,this._dollyDirection=new X,this._mouse=new We,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=bw.bind(this),this._onPointerDown=xw.bind(this),this._onPointerUp=Sw.bind(this),this._onContextMenu=Rw.bind(this),this._onMouseWheel=Aw.bind(this),this._onKeyDown=Ew.bind(this),this._onTouchStart=Tw.bind(this),this._onTouchMove=Cw.bind(this),this._onMouseDown=Mw.bind(this),this._onMouseMove=ww.bind(this),this._interceptControlDown=Iw.bind(this),this._interceptControlUp=Pw.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=At.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Vg),this.update(),this.state=At.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Rn.copy(t).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===At.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=di:n>Math.PI&&(n-=di),s<-Math.PI?s+=di:s>Math.PI&&(s-=di),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new X(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new X(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Ph.origin.copy(this.object.position),Ph.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Ph.direction))<vw?this.object.lookAt(this.target):(Hg.setFromNormalAndCoplanarPoint(this.object.up,this.target),Ph.intersectPlane(Hg,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>wd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>wd||this._lastTargetPosition.distanceToSquared(this.target)>wd?(this.dispatchEvent(Vg),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?di/60*this.autoRotateSpeed*e:di/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Rn.setFromMatrixColumn(t,0),Rn.multiplyScalar(-e),this._panOffset.add(Rn)}_panUp(e,t){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(t,1):(Rn.setFromMatrixColumn(t,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(e),this._panOffset.add(Rn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(di*this._rotateDelta.x/t.clientHeight),this._rotateUp(di*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-di*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(di*this._rotateDelta.x/t.clientHeight),this._rotateUp(di*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new We,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function xw(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function bw(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function Sw(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Gg),this.state=At.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function Mw(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case nr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=At.DOLLY;break;case nr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=At.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=At.ROTATE}break;case nr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=At.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=At.PAN}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(Ad)}function ww(i){switch(this.state){case At.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case At.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case At.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function Aw(i){this.enabled===!1||this.enableZoom===!1||this.state!==At.NONE||(i.preventDefault(),this.dispatchEvent(Ad),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Gg))}function Ew(i){this.enabled!==!1&&this._handleKeyDown(i)}function Tw(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case ir.ROTATE:if(this.enableRotate===!1){this.state=At.NONE;break}this._handleTouchStartRotate(i),this.state=At.TOUCH_ROTATE;break;case ir.PAN:if(this.enablePan===!1){this.state=At.NONE;break}this._handleTouchStartPan(i),this.state=At.TOUCH_PAN;break;default:this.state=At.NONE}break;case 2:switch(this.touches.TWO){case ir.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=At.TOUCH_DOLLY_PAN;break;case ir.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=At.TOUCH_DOLLY_ROTATE;break;default:this.state=At.NONE}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(Ad)}function Cw(i){switch(this._trackPointer(i),this.state){case At.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case At.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case At.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case At.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=At.NONE}}function Rw(i){this.enabled!==!1&&i.preventDefault()}function Iw(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function Pw(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var No=["top","tv","ball","robot"],Lw=.5,Ed=new X(-.62,0,.34),Dh=class{constructor(e,t){this.size=t;this.camera.up.set(0,0,1),this.controls=new Lh(this.camera,e),this.controls.enableDamping=!1,this.controls.maxPolarAngle=Math.PI*.49,this.controls.minDistance=.2,this.controls.maxDistance=12,this.controls.addEventListener("start",()=>{this.flight=void 0,this.touched=!0})}size;camera=new ii(35,1,.02,60);controls;view="tv";flight;goal={position:new X,target:new X};still=matchMedia("(prefers-reduced-motion: reduce)");seen=new X;touched=!1;choose(e,t,n,s){this.view=e,this.touched=!1,this.aim(t,n),this.still.matches||!s?this.jump():this.flight={from:this.camera.position.clone(),target:this.controls.target.clone(),passed:0}}get turned(){return this.touched?JSON.stringify([...this.camera.position.toArray(),...this.controls.target.toArray()]):""}set turned(e){let t;try{t=JSON.parse(e||"null")}catch{return}!Array.isArray(t)||t.length!==6||!t.every(Number.isFinite)||(this.flight=void 0,this.touched=!0,this.camera.position.fromArray(t),this.controls.target.fromArray(t,3),this.controls.update())}resize(e,t,n){this.camera.aspect=e,this.camera.updateProjectionMatrix(),!this.touched&&(this.aim(t,n),this.jump())}update(e,t,n){if(this.flight){this.aim(t,n),this.flight.passed+=e/Lw;let s=Math.min(1,this.flight.passed),r=s*s*(3-2*s);this.camera.position.lerpVectors(this.flight.from,this.goal.position,r),this.controls.target.lerpVectors(this.flight.target,this.goal.target,r),s>=1&&(this.flight=void 0)}else if(this.view==="ball"||this.view==="robot")if(this.view==="robot"&&!this.touched){this.aim(t,n);let s=this.still.matches?1:1-Math.exp(-e*3);this.camera.position.lerp(this.goal.position,s),this.controls.target.copy(this.goal.target)}else{let s=this.still.matches?1:1-Math.exp(-e*6);this.seen.subVectors(t,this.controls.target).multiplyScalar(s),this.controls.target.add(this.seen),this.camera.position.add(this.seen)}this.controls.update()}jump(){this.flight=void 0,this.camera.position.copy(this.goal.position),this.controls.target.copy(this.goal.target),this.controls.update()}aim(e,t){let{position:n,target:s}=this.goal,{x:r,y:o}=this.size,a=Math.tan(this.camera.fov*Math.PI/360),l=this.camera.aspect;if(this.view==="top"){let c=Math.max(o/2/a,r/2/(a*l))*1.1;s.set(0,o*.03,0),n.set(0,o*.03-.001*c,c)}else if(this.view==="tv"){let h=Math.max(o*.5/a*1.06+o*.12,r*.51/(a*l)+Math.cos(.8)*o*.52);s.set(0,o*.02,0),n.set(0,s.y-Math.cos(.8)*h,Math.sin(.8)*h)}else if(this.view==="ball")s.copy(e),n.set(e.x,e.y-.95,.62);else{let[c,h]=[Math.cos(t),Math.sin(t)];s.set(e.x+.25*c,e.y+.25*h,.03),n.set(e.x+Ed.x*c,e.y+Ed.x*h,e.z+Ed.z)}}};var Oo=[.1,.25,.5,1,2,4,8,16];function _n(i,e=!1){let t=Math.max(0,Math.floor(i*10+1e-6)),n=a=>String(a).padStart(2,"0"),s=Math.floor(t/10),r=Math.floor(s/3600),o=`${n(Math.floor(s/60)%60)}:${n(s%60)}`;return(r?`${r}:`:"")+o+(e?`.${t%10}`:"")}function Nh(i,e,t){return t>e?Math.min(1,Math.max(0,(i-e)/(t-e))):0}function Wg(i,e,t,n,s){return n+(s-n)*Math.min(1,Math.max(0,(i-e)/(t||1)))}function ml(i,e){let t=Oo.find(s=>s>i+1e-9)??Oo.at(-1),n=Oo.filter(s=>s<i-1e-9).at(-1)??Oo[0];return e>0?t:n}function Xg(i,e){return[1,2,5,10,15,30,60,120,300,600,900,1800,3600].find(n=>i/n<=e)??7200}function Tr(i){switch(i.kind){case"GOAL":return"goal";case"PERIOD_START":case"PERIOD_END":case"MATCH_END":case"FORFEIT":return"period";case"FREE_BALL":case"PENALTY_KICK":case"FREE_KICK":case"GOAL_KICK":case"PLACE_KICK":return"restart";default:return}}function qg(i,e){let t=-1;for(let n=0;n<i.length&&i[n].time<=e+1e-6;++n)t=n;return t}function U(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))typeof r=="function"?n.addEventListener(s.slice(2),r):r===!0?n.setAttribute(s,""):r!==void 0&&r!==!1&&n.setAttribute(s,String(r));for(let s of t)s&&n.append(s);return n}var Dw={play:"M8 5.5v13l11-6.5z",pause:"M7 5.5h3.6v13H7zM13.4 5.5H17v13h-3.6z",reverse:"M16 5.5v13L5 12z",stepBack:"M17 6v12l-8-6zM6.5 6H9v12H6.5z",stepOn:"M7 6v12l8-6zM15 6h2.5v12H15z",previous:"M12.5 12 20 6.5v11zM4.5 12 12 6.5v11z",next:"M11.5 12 4 6.5v11zM19.5 12 12 6.5v11z",panel:"M4 5h16v14H4zm2 2v10h7V7z",layers:"M12 3 2.500 8 12 13l9.500-5zM4.900 11.200 2.500 12.500 12 17.500l9.500-5-2.400-1.300L12 15zM4.900 15.700 2.500 17 12 22l9.500-5-2.400-1.300L12 19.500z",plot:"M3 4h2v14h16v2H3zM7 15.500l4-6 3.200 3.400L19 6l1.600 1.100-6.200 8.800-3.200-3.400L8.600 16.600z",log:"M4 5h2.500v2.500H4zM8.500 5.200H20v2H8.500zM4 10.700h2.500v2.500H4zM8.500 11H20v2H8.500zM4 16.500h2.500V19H4zM8.500 16.700H20v2H8.500z",add:"M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",remove:"M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z",share:"M12 3.200 17 8.200l-1.500 1.500-2.400-2.400V15h-2.200V7.300L8.500 9.700 7 8.200zM5 12.500h2.200v6.300h9.600v-6.300H19V21H5z"};function gl(i){let e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true");let n=document.createElementNS(e,"path");return n.setAttribute("d",Dw[i]),n.setAttribute("fill-rule","evenodd"),t.append(n),t}function Mi(i,e,t,n={}){return U("button",{type:"button",class:"icon","aria-label":e,title:e,onclick:t,...n},gl(i))}function vt(i,e){i.textContent!==e&&(i.textContent=e)}var Oh=class{names=[];numbers=new Map;number(e){let t=this.numbers.get(e);return t===void 0&&(t=this.names.length,this.names.push(e),this.numbers.set(e,t)),t}find(e){return this.numbers.get(e)??-1}numberOf(e,t){let n=this.inBytes[t];if(n&&n.length===e.length&&n.every((r,o)=>r===e[o]))return t;let s=this.number(new TextDecoder().decode(e));return this.inBytes[s]??=e.slice(),s}inBytes=[]};function qi(i,e){let t=0,n=i.length;for(;t<n;){let s=t+n>>1;i[s]<=e?t=s+1:n=s}return t-1}function Nw(i,e,t){let n=t*7;return Math.hypot(e[n]-i[n],e[n+1]-i[n+1],e[n+2]-i[n+2])>.3}function Yg(i,e,t,n,s){let r=t*7;if(t<0||r+7>i.length||Number.isNaN(i[r]))return!1;if(n<=0||r+7>e.length||Number.isNaN(e[r])||Nw(i,e,t)){for(let o=0;o<7;++o)s[o]=i[r+o];return!0}for(let o=0;o<3;++o)s[o]=i[r+o]+(e[r+o]-i[r+o])*n;return Ow(i,e,r+3,n,s),!0}function Ow(i,e,t,n,s){let r=0;for(let d=0;d<4;++d)r+=i[t+d]*e[t+d];let o=r<0?-1:1,a=Math.min(1,Math.abs(r)),l=Math.acos(a),c=Math.sin(l),h=c<1e-4?1-n:Math.sin((1-n)*l)/c,u=(c<1e-4?n:Math.sin(n*l)/c)*o,f=0;for(let d=0;d<4;++d)s[3+d]=i[t+d]*h+e[t+d]*u,f+=s[3+d]**2;f=Math.sqrt(f)||1;for(let d=0;d<4;++d)s[3+d]/=f}var Fo=.07;function Uo(i,e){let t=e*7+3,[n,s,r,o]=[i[t],i[t+1],i[t+2],i[t+3]];return Math.atan2(2*(o*r+n*s),1-2*(s*s+r*r))}function Td(i){return i-2*Math.PI*Math.round(i/(2*Math.PI))}function Cr({times:i,poses:e},t){let n=e.length-1,s=t*7,r=e[n];if(!r||t<0||s+7>r.length||Number.isNaN(r[s]))return;let o={x:r[s],y:r[s+1],vx:0,vy:0,heading:Uo(r,t),turn:0},a=n;for(;a>0;--a){let[h,u]=[e[a-1],e[a]];if(!(Math.hypot(u[s]-h[s],u[s+1]-h[s+1])<=.3))break}let l=e[a],c=i[n]-i[a];return c<=0||(o.vx=(r[s]-l[s])/c,o.vy=(r[s+1]-l[s+1])/c,o.turn=Td(o.heading-Uo(l,t))/c),o}var Uw=.5,Fw=.1,Bw=.15;function $g({times:i,poses:e},t,n){let s=[],r=t*7;for(let o=2;o<e.length;++o){let[a,l,c]=[e[o-2],e[o-1],e[o]],[h,u]=[i[o-1]-i[o-2],i[o]-i[o-1]],[f,d]=[(c[r]-l[r])/u,(c[r+1]-l[r+1])/u],g=Math.hypot(f-(l[r]-a[r])/h,d-(l[r+1]-a[r+1])/h);if(!(g>Uw)||Math.hypot(f,d)*u>.3||g*u>.3)continue;let[v,p]=[-1,Fw];for(let x of n){let T=Math.hypot(l[x*7]-l[r],l[x*7+1]-l[r+1]);T<p&&([v,p]=[x,T])}let m=s.at(-1);v<0||m&&m.body===v&&i[o]-m.time<Bw||s.push({time:i[o-1],x:l[r],y:l[r+1],vx:f,vy:d,body:v,gain:g})}return s}var Uh=new Ze,kw=.009;function yl(i,e){let t=i?.position,n=i?.orientation;return new bt().compose(new X(t?.x??0,t?.y??0,t?.z??0),new si(n?.x??0,n?.y??0,n?.z??0,n?.w??1),e?new X(e.x,e.y,e.z):new X(1,1,1))}var Fh=class{positions=[];normals=[];colors=[];add(e,t,n){let s=e.index?e.toNonIndexed():e;s.applyMatrix4(t),s.getAttribute("normal")||s.computeVertexNormals(),this.positions.push(...s.getAttribute("position").array),this.normals.push(...s.getAttribute("normal").array),Uh.setRGB(n.r,n.g,n.b,An);for(let r=0;r<s.getAttribute("position").count;++r)this.colors.push(Uh.r,Uh.g,Uh.b)}geometry(){if(this.positions.length===0)return;let e=new En;return e.setAttribute("position",new Kt(new Float32Array(this.positions),3)),e.setAttribute("normal",new Kt(new Float32Array(this.normals),3)),e.setAttribute("color",new Kt(new Float32Array(this.colors),3)),e}};function Kg(i){let e=new Fh;for(let t of i.cubes)e.add(new js(1,1,1),yl(t.pose,t.size),t.color);for(let t of i.spheres)e.add(new qa(.5,32,20),yl(t.pose,t.size),t.color);for(let t of i.cylinders){let n=new Wa(.5*t.top_scale,.5*t.bottom_scale,1,28).rotateX(Math.PI/2);e.add(n,yl(t.pose,t.size),t.color)}for(let t of i.triangles)e.add(zw(t),yl(t.pose),t.color??t.colors[0]??{r:1,g:1,b:1,a:1});return e.geometry()}function zw(i){let e=i.indices.length?i.indices.map(n=>i.points[n]):i.points,t=new En;return t.setAttribute("position",new Kt(new Float32Array(e.flatMap(n=>[n.x,n.y,n.z])),3)),t}function Zg(i){let e=new Fh;for(let t of i.lines){let n=t.color??t.colors[0];t.points.length>1&&n&&e.add(Vw(t),yl(t.pose),n)}return e.geometry()}function Vw(i){let e=i.indices.length?i.indices.map(o=>i.points[o]):i.points,t=Math.max(i.scale_invariant?0:i.thickness,kw)/2,n=[],s=(o,a)=>{let l=o.length,c=(u,f)=>{let[d,g]=[o[(u+l)%l],o[(f+l)%l]],v=Math.hypot(g.x-d.x,g.y-d.y)||1;return{x:-(g.y-d.y)/v,y:(g.x-d.x)/v}},h=o.map((u,f)=>{let d=f>0||a?c(f-1,f):c(f,f+1),g=f+1<l||a?c(f,f+1):c(f-1,f),v=t/Math.max(.3,(1+d.x*g.x+d.y*g.y)/2)/2,p={x:(d.x+g.x)*v,y:(d.y+g.y)*v};return{l:[u.x+p.x,u.y+p.y,u.z],r:[u.x-p.x,u.y-p.y,u.z]}});for(let u=0;u+1<l+(a?1:0);++u){let[f,d]=[h[u],h[(u+1)%l]];n.push(...f.r,...d.r,...d.l,...f.r,...d.l,...f.l)}};if(i.type==="LINE_LIST")for(let o=0;o+1<e.length;o+=2)s(e.slice(o,o+2),!1);else{let[o,a]=[e[0],e.at(-1)],l=e.length>3&&Math.hypot(o.x-a.x,o.y-a.y,o.z-a.z)<1e-6;s(l?e.slice(0,-1):e,l||i.type==="LINE_LOOP")}let r=new En;return r.setAttribute("position",new Kt(new Float32Array(n),3)),r}var Hw="field",li="ball",Bh=class{constructor(e,t){this.bodies=t;for(let n of e.entities)this.add(n),/^(blue|yellow) \d+$/.test(n.frame_id)&&!this.robots.includes(n.frame_id)&&this.robots.push(n.frame_id);for(let n of["blue","yellow"]){let s=e.entities.find(r=>r.id===`${n} goal`)?.cubes[0]?.color;s&&(this.colors[n]=`rgb(${[s.r,s.g,s.b].map(r=>Math.round(r*255)).join(" ")})`)}}bodies;root=new os;robots=[];colors={blue:"",yellow:""};size={x:2.2,y:1.8};frames=new Map;pose=new Float64Array(7);frame(e){let t=this.frames.get(e);return t||(t=new os,t.name=e,this.frames.set(e,t),this.root.add(t)),t}place(e){for(let[t,n]of this.frames){if(!Yg(e.a,e.b,this.bodies.find(t),e.share,this.pose))continue;let[s,r,o,a,l,c,h]=this.pose;n.position.set(s,r,o),n.quaternion.set(a,l,c,h)}}add(e){let t=this.frame(e.frame_id),n=e.frame_id===Hw,s=Kg(e.id==="ground"?Gw(e):e);if(s){let a=n?new wo({vertexColors:!0,side:ai}):new Ya({vertexColors:!0,shininess:40,specular:3355443}),l=new Qt(s,a);l.castShadow=e.id!=="ground"&&!e.id.endsWith("goal"),l.receiveShadow=!0,l.name=e.id,t.add(l)}let r=Zg(e);if(r){let a=new wo({vertexColors:!0,side:ai,polygonOffset:!0,polygonOffsetFactor:-2,polygonOffsetUnits:-2}),l=new Qt(r,a);l.receiveShadow=!0,t.add(l)}let o=e.id==="ground"?e.cubes[0]:void 0;o&&(this.size={x:o.size.x,y:o.size.y});for(let a of e.texts)t.add(Ww(a))}};function Gw(i){let t=i.cubes.flatMap(n=>Array.from({length:12},(s,r)=>{let{x:o,y:a,z:l}=n.size,c=n.pose?.position??{x:0,y:0,z:0},{r:h,g:u,b:f,a:d}=n.color,g=r%2?1.13:.97;return{pose:{position:{x:c.x+o*((r+.5)/12-.5),y:c.y,z:c.z},orientation:null},size:{x:o/12,y:a,z:l},color:{r:h*g,g:u*g,b:f*g,a:d}}}));return{...i,cubes:t}}function Ww(i){let t=document.createElement("canvas"),n=`700 ${96*.78}px system-ui, "Segoe UI", Roboto, sans-serif`,s=t.getContext("2d");s.font=n,t.width=Math.max(96,Math.ceil(s.measureText(i.text).width)+24),t.height=96,s=t.getContext("2d"),s.font=n,s.textAlign="center",s.textBaseline="middle",s.lineJoin="round",s.lineWidth=14,s.strokeStyle="rgba(8,12,18,0.85)",s.strokeText(i.text,t.width/2,96*.54);let{r,g:o,b:a}=i.color;s.fillStyle=`rgb(${r*255} ${o*255} ${a*255})`,s.fillText(i.text,t.width/2,96*.54);let l=new xr(t);l.colorSpace=An;let c=new Fa(new Mo({map:l,transparent:!0,depthWrite:!1}));c.renderOrder=5;let h=i.pose?.position;return c.position.set(h?.x??0,h?.y??0,h?.z??0),c.scale.set(i.font_size*t.width/96,i.font_size,1).multiplyScalar(1.15),c}var Xw={home:"Recordings",studio:"Cancha studio",tagline:"Matches that were played on this computer. Choose one to watch it.",loading:"Loading …",noRecordings:"There are no recordings yet. Play a match and keep it:",listFailed:"The list of recordings could not be read: the server does not answer. Is it still running?",incomplete:"cut off",incompleteHint:"This recording has no index. Save it with: {command}",watch:"Watch",date:"Date",length:"Length",league:"League",size:"Size",teams:"Teams",theme:"Theme",dark:"Dark",light:"Light",system:"System",language:"Language",back:"All recordings",picture:"The pitch with the ball and the robots",timeline:"Timeline",controls:"Playback",play:"Play",pause:"Pause",reverse:"Play backwards",stepBack:"One frame back",stepOn:"One frame on",previousEvent:"Previous event",nextEvent:"Next event",speed:"Speed",camera:"Camera",top:"Top",tv:"TV",ball:"Ball",robot:"Robot",whichRobot:"Robot to follow",trail:"Ball trail",overlays:"Overlays",prediction:"Predicted ball path",paths:"Robot paths",targets:"Targets of the robots",kicks:"Kicks",heat:"Heat map of the ball",heatWhole:"whole match",heatPast:"match so far",rarely:"rarely",often:"often",space:"Space control",spaceShare:"Space: blue {blue} %, yellow {yellow} %",distances:"Distances",k_select:"Choose the previous or next robot",chosenRobot:"Chosen robot",chooseRobot:"Click a robot, or choose it here, to see what it does.",none:"none",place:"Place",heading:"Heading",turnRate:"Turning",wheels:"Wheels L · R",toBall:"To the ball",role:"Role",target:"Target",plots:"Plots",addNumbers:"Add numbers",searchNumbers:"Search, e.g. ball speed",aroundNow:"10 s around now",valuesNow:"Values at this moment",remove:"Remove",numbersFailed:"The recording could not be read.",log:"Log lines",filter:"Filter",level:"Level",allLevels:"All levels",noLog:"Nothing was logged.",noMatch:"No line matches.",compare:"Compare",compareHint:"Choose two recordings to see them side by side.",compareOne:"Compare {name}",sideSize:"Width of the side panel",dockSize:"Height of plots and log",DEBUG:"Debug",INFO:"Info",WARNING:"Warning",ERROR:"Error",FATAL:"Fatal",events:"Events",goalsOnly:"Goals only",statistics:"Statistics",noEvents:"Nothing has happened.",reading:"reading …",panel:"Side panel",help:"Keyboard shortcuts",close:"Close",singleKeys:"Use these keys",scoreboard:"Score and clock",left:"{time} left",waiting:"Waiting for data …",goal:"Goal for {team}",announce:"Goal for {team} at {time}. {blue} {b}, {yellow} {y}.",possession:"Possession",shots:"Shots",touches:"Touches",fouls:"Fouls",distance:"Driven",thirds:"Where the ball was",topSpeed:"Fastest ball",noStatistics:"No statistics were recorded.",middle:"middle",share:"Save as one file that plays in any browser, without Cancha",sharing:"Making the file …",shared:"Saved as {file}.",shareFailed:"The file could not be made: {why}",blue:"blue",yellow:"yellow",robotName:"{team} {number}",k_space:"Play or pause",k_j:"Play backwards, again: faster",k_k:"Pause",k_l:"Play, again: faster",k_arrows:"One frame back or on",k_shift:"Five seconds back or on",k_home:"First or last moment",k_np:"Next or previous event",k_speed:"Slower or faster",k_views:"Camera: top, TV, ball, robot",k_help:"This list",k_esc:"Close, or choose no robot",e_noFile:"The address names no recording.",e_missing:"There is no recording called “{file}”. It may have been moved or deleted.",e_notMcap:"“{file}” is not an MCAP file, so it cannot be a recording of a match.",e_cut:"“{file}” is cut off: the program that wrote it was stopped, and the index at its end is missing. Save it, then open the saved one:",e_broken:"“{file}” cannot be read: {detail}.",e_network:"The server does not answer. Is it still running?",e_noRanges:"This server cannot send parts of a file, so the recording cannot be opened. Use ./cancha studio.",e_webgl:"This browser cannot draw in 3D (WebGL is missing or switched off).",e_title:"This does not work",PERIOD_START:"Period starts",PERIOD_END:"Period ends",GOAL:"Goal",PLACE_KICK:"Place kick",FREE_BALL:"Free ball",PENALTY_KICK:"Penalty kick",FREE_KICK:"Free kick",GOAL_KICK:"Goal kick",PLAY_ON:"Play on",SHOT:"Shot",FORFEIT:"Forfeit",MATCH_END:"Match ends",FIRST_HALF:"First half",HALF_TIME:"Half-time",SECOND_HALF:"Second half",EXTRA_TIME:"Extra time",ENDED:"Ended"},qw={home:"Grabaciones",studio:"Estudio Cancha",tagline:"Partidos jugados en este ordenador. Elige uno para verlo.",loading:"Cargando …",noRecordings:"Todavía no hay grabaciones. Juega un partido y guárdalo:",listFailed:"No se pudo leer la lista de grabaciones: el servidor no responde. ¿Sigue en marcha?",incomplete:"cortada",incompleteHint:"Esta grabación no tiene índice. Guárdala con: {command}",watch:"Ver",date:"Fecha",length:"Duración",league:"Liga",size:"Tamaño",teams:"Equipos",theme:"Tema",dark:"Oscuro",light:"Claro",system:"Sistema",language:"Idioma",back:"Todas las grabaciones",picture:"La cancha con el balón y los robots",timeline:"Línea de tiempo",controls:"Reproducción",play:"Reproducir",pause:"Pausa",reverse:"Reproducir hacia atrás",stepBack:"Un cuadro atrás",stepOn:"Un cuadro adelante",previousEvent:"Suceso anterior",nextEvent:"Suceso siguiente",speed:"Velocidad",camera:"Cámara",top:"Arriba",tv:"TV",ball:"Balón",robot:"Robot",whichRobot:"Robot que seguir",trail:"Estela del balón",overlays:"Capas",prediction:"Camino previsto del balón",paths:"Caminos de los robots",targets:"Metas de los robots",kicks:"Golpes",heat:"Mapa de calor del balón",heatWhole:"todo el partido",heatPast:"hasta ahora",rarely:"poco",often:"mucho",space:"Control del espacio",spaceShare:"Espacio: azul {blue} %, amarillo {yellow} %",distances:"Distancias",k_select:"Elegir el robot anterior o siguiente",chosenRobot:"Robot elegido",chooseRobot:"Haz clic en un robot, o elígelo aquí, para ver qué hace.",none:"ninguno",place:"Posición",heading:"Orientación",turnRate:"Giro",wheels:"Ruedas I · D",toBall:"Al balón",role:"Papel",target:"Meta",plots:"Gráficas",addNumbers:"Añadir números",searchNumbers:"Buscar, p. ej. ball speed",aroundNow:"10 s alrededor",valuesNow:"Valores en este momento",remove:"Quitar",numbersFailed:"No se pudo leer la grabación.",log:"Registro",filter:"Filtrar",level:"Nivel",allLevels:"Todos los niveles",noLog:"No hay registro.",noMatch:"Ninguna línea coincide.",compare:"Comparar",compareHint:"Elige dos grabaciones para verlas juntas.",compareOne:"Comparar {name}",sideSize:"Ancho del panel lateral",dockSize:"Alto de gráficas y registro",DEBUG:"Depuración",INFO:"Información",WARNING:"Aviso",ERROR:"Error",FATAL:"Fatal",events:"Sucesos",goalsOnly:"Solo goles",statistics:"Estadísticas",noEvents:"No ha pasado nada.",reading:"leyendo …",panel:"Panel lateral",help:"Atajos de teclado",close:"Cerrar",singleKeys:"Usar estas teclas",scoreboard:"Marcador y reloj",left:"quedan {time}",waiting:"Esperando datos …",goal:"Gol del {team}",announce:"Gol del {team} en {time}. {blue} {b}, {yellow} {y}.",possession:"Posesión",shots:"Tiros",touches:"Toques",fouls:"Faltas",distance:"Recorrido",thirds:"Dónde estuvo el balón",topSpeed:"Balón más rápido",noStatistics:"No se grabaron estadísticas.",middle:"centro",share:"Guardar como un archivo que se ve en cualquier navegador, sin Cancha",sharing:"Preparando el archivo …",shared:"Guardado como {file}.",shareFailed:"No se pudo preparar el archivo: {why}",blue:"azul",yellow:"amarillo",robotName:"{team} {number}",k_space:"Reproducir o parar",k_j:"Hacia atrás; otra vez: más rápido",k_k:"Pausa",k_l:"Reproducir; otra vez: más rápido",k_arrows:"Un cuadro atrás o adelante",k_shift:"Cinco segundos atrás o adelante",k_home:"Primer o último momento",k_np:"Suceso siguiente o anterior",k_speed:"Más lento o más rápido",k_views:"Cámara: arriba, TV, balón, robot",k_help:"Esta lista",k_esc:"Cerrar, o no elegir robot",e_noFile:"La dirección no nombra ninguna grabación.",e_missing:"No hay ninguna grabación llamada «{file}». Quizá se movió o se borró.",e_notMcap:"«{file}» no es un archivo MCAP; no puede ser la grabación de un partido.",e_cut:"«{file}» está cortada: el programa que la escribía se detuvo y falta el índice del final. Guárdala y abre la guardada:",e_broken:"No se puede leer «{file}»: {detail}.",e_network:"El servidor no responde. ¿Sigue en marcha?",e_noRanges:"Este servidor no puede enviar partes de un archivo; no se puede abrir la grabación. Usa ./cancha studio.",e_webgl:"Este navegador no puede dibujar en 3D (falta WebGL o está desactivado).",e_title:"Esto no funciona",PERIOD_START:"Empieza el periodo",PERIOD_END:"Acaba el periodo",GOAL:"Gol",PLACE_KICK:"Saque inicial",FREE_BALL:"Balón libre",PENALTY_KICK:"Penalti",FREE_KICK:"Tiro libre",GOAL_KICK:"Saque de meta",PLAY_ON:"Sigue el juego",SHOT:"Tiro",FORFEIT:"Abandono",MATCH_END:"Fin del partido",FIRST_HALF:"Primera parte",HALF_TIME:"Descanso",SECOND_HALF:"Segunda parte",EXTRA_TIME:"Prórroga",ENDED:"Terminado"},Jg={en:Xw,es:qw},Cd=Jg.en;function jg(i){Cd=Jg[i]}function j(i,e={}){return Cd[i].replace(/\{(\w+)\}/g,(t,n)=>String(e[n]??t))}function ms(i){return Cd[i]??i.toLowerCase().replaceAll("_"," ")}var Yw=["place","heading","speed","turnRate","wheels","toBall","role","target"],Qg=(i,e)=>`${i.toFixed(2)}, ${e.toFixed(2)} m`,kh=class{constructor(e,t,n){this.recording=e;this.pitch=t;this.selection=n;this.list.append(U("option",{value:""},j("none")));for(let r of t.robots)this.list.append(U("option",{value:r},Rd(r)));this.list.addEventListener("change",()=>n.choose(this.list.value||void 0));for(let r of Yw){let o=U("dd");this.values.set(r,o),this.facts.append(U("div",{},U("dt",{},j(r)),o))}let s=U("div",{class:"title"},U("h2",{id:"robot-title"},j("robot")),this.list);this.element=U("section",{class:"card robot","aria-labelledby":"robot-title"},s,this.hint,this.facts),n.onChange(()=>this.chosen()),this.chosen()}recording;pitch;selection;element;list=U("select",{"aria-label":j("chosenRobot"),title:j("chosenRobot")});facts=U("dl",{class:"facts"});values=new Map;hint=U("p",{class:"quiet note"},j("chooseRobot"));update(e){let{robot:t}=this.selection;if(!t)return;let{recording:n}=this,s=n.past(e,Fo),r=Cr(s,n.bodies.find(t)),o=Cr(s,n.bodies.find(li)),a=this.pitch.robots.indexOf(t),l=n.latest("/match/commands",e),c=n.latest("/match/intents",e)?.robots.find(u=>u.robot===a),h=u=>`${Math.round(u*180/Math.PI)}°`;this.tell("place",r&&Qg(r.x,r.y)),this.tell("heading",r&&h(r.heading)),this.tell("speed",r&&`${Math.hypot(r.vx,r.vy).toFixed(2)} m/s`),this.tell("turnRate",r&&`${h(r.turn)}/s`),this.tell("wheels",l&&a<l.left.length?`${l.left[a].toFixed(1)} · ${l.right[a].toFixed(1)}`:void 0),this.tell("toBall",r&&o&&`${Math.hypot(o.x-r.x,o.y-r.y).toFixed(2)} m`),this.tell("role",c?.role||void 0),this.tell("target",c?.has_target?Qg(c.target?.x??0,c.target?.y??0):void 0)}tell(e,t){let n=this.values.get(e);n.parentElement.hidden=t===void 0,t!==void 0&&vt(n,t)}chosen(){let{robot:e}=this.selection;this.list.value=e??"",this.hint.hidden=e!==void 0,this.facts.hidden=e===void 0,this.element.classList.toggle("blue",e?.startsWith("blue")??!1),this.element.classList.toggle("yellow",e?.startsWith("yellow")??!1)}};function Rd(i){let[e,t]=i.split(" ");return j("robotName",{team:j(e),number:t})}var Bo=class{constructor(e,t,n,s,...r){this.player=e;this.end=t;this.playButton=Mi("play",j("play"),()=>e.toggle(),{class:"icon main"}),this.reverseButton=Mi("reverse",j("reverse"),()=>e.playing&&e.direction<0?e.pause():e.play(-1));for(let o of Oo)this.speed.append(U("option",{value:o,selected:o===1},`${o}×`));this.speed.addEventListener("change",()=>e.setSpeed(Number(this.speed.value))),this.views=new Map(No.map((o,a)=>[o,U("button",{type:"button",title:`${j("camera")}: ${j(o)} (${a+1})`,onclick:()=>s.view(o)},j(o))]));for(let o of n)this.robot.append(U("option",{value:o},Rd(o)));this.robot.addEventListener("change",()=>s.follow(this.robot.value)),this.element=U("div",{class:"controls",role:"group","aria-label":j("controls")},U("div",{class:"transport"},Mi("previous",j("previousEvent"),()=>s.jumpEvent(-1)),Mi("stepBack",j("stepBack"),()=>{e.step(-1)}),this.reverseButton,this.playButton,Mi("stepOn",j("stepOn"),()=>{e.step(1)}),Mi("next",j("nextEvent"),()=>s.jumpEvent(1))),this.speed,this.time,U("span",{class:"gap"}),...r,this.robot,U("div",{class:"segments",role:"group","aria-label":j("camera")},...this.views.values())),this.setView("tv")}player;end;element;playButton;reverseButton;speed=U("select",{"aria-label":j("speed"),title:j("speed")});time=U("output",{class:"time"});views;robot=U("select",{"aria-label":j("whichRobot"),title:j("whichRobot"),hidden:!0});shown="";setView(e){for(let[t,n]of this.views)n.setAttribute("aria-pressed",String(t===e));this.robot.hidden=e!=="robot"}update(){let{player:e}=this;vt(this.time,`${_n(e.time,!0)} / ${_n(this.end)}`);let t=`${e.playing} ${e.direction} ${e.speed}`;if(t===this.shown)return;this.shown=t;let n=e.playing&&e.direction>0,s=e.playing?j("pause"):j("play");this.playButton.replaceChildren(gl(e.playing?"pause":"play")),this.playButton.setAttribute("aria-label",s),this.playButton.title=s,this.playButton.classList.toggle("on",n),this.reverseButton.setAttribute("aria-pressed",String(e.playing&&e.direction<0)),this.speed.value=String(e.speed)}};function cn(i,e){try{return localStorage.getItem(`cancha.${i}`)??e}catch{return e}}function on(i,e){try{localStorage.setItem(`cancha.${i}`,e)}catch{}}var e0=matchMedia("(prefers-color-scheme: dark)"),t0=new Set;function zo(){let i=cn("theme","system");return i==="system"?e0.matches?"dark":"light":i}function zh(i){t0.add(i)}function Id(){document.documentElement.dataset.theme=zo();for(let i of t0)i()}function ko(){let i=cn("language","");return i==="en"||i==="es"?i:navigator.language.toLowerCase().startsWith("es")?"es":"en"}function n0(){jg(ko()),document.documentElement.lang=ko(),Id(),e0.addEventListener("change",Id)}function i0(){let i=(t,n,s,r)=>{let o=U("select",{"aria-label":t,title:t});for(let[a,l]of s)o.append(U("option",{value:a,selected:a===n},l));return o.addEventListener("change",()=>r(o.value)),o},e=[["system",j("system")],["dark",j("dark")],["light",j("light")]];return U("div",{class:"settings"},i(j("theme"),cn("theme","system"),e,t=>{on("theme",t),Id()}),i(j("language"),ko(),[["en","English"],["es","Español"]],t=>{on("language",t),location.reload()}))}function Vh(i,e,t){return{shown:[i.toUpperCase()],text:e,bindings:[{key:i.toLowerCase(),run:t}]}}function Hh(i){let e=U("input",{type:"checkbox",checked:s0()});e.addEventListener("change",()=>on("keys",e.checked?"on":"off"));let t=({shown:s,text:r})=>U("div",{},U("dt",{},...s.map(o=>U("kbd",{},o))),U("dd",{},j(r))),n=U("dialog",{"aria-labelledby":"help-title"},U("h2",{id:"help-title"},j("help")),U("dl",{class:"keys"},...i.map(t),t({shown:["?"],text:"k_help"}),t({shown:["Esc"],text:"k_esc"})),U("div",{class:"foot"},U("label",{},e,j("singleKeys")),U("button",{type:"button",class:"plain",onclick:()=>n.close()},j("close"))));return n.addEventListener("click",s=>s.target===n&&n.close()),n}function s0(){return cn("keys","on")==="on"}function Gh(i,e){let t=new Map(e.flatMap(n=>n.bindings.map(({key:s,run:r})=>[s,r])));t.set("?",()=>i.showModal()),addEventListener("keydown",n=>{if(n.ctrlKey||n.altKey||n.metaKey||n.defaultPrevented||i.open)return;let s=n.target;if(s.matches("select, textarea, input:not([type=checkbox])")||n.key===" "&&s.closest("button, a, input, summary"))return;let r=n.key.toLowerCase();if(r==="escape"&&document.querySelector(":popover-open"))return;let o=n.shiftKey&&t.get(`shift ${r}`)||t.get(r),a=r==="?"||r==="escape"||s.closest("[role=slider]");!o||!s0()&&!a||(n.preventDefault(),o())}),addEventListener("click",n=>{n.detail>0&&n.target.closest("button")?.blur()})}var _l=.008333333333333333,$w=4,Kw=.03;function r0(i,e,t,n,s,r=$w){let o=[{x:i,y:e,time:0}],a=s.right-s.radius,l=s.top-s.radius,c=s.goal-s.radius,h=s.right+s.top-s.corner-s.radius*Math.SQRT2,u=Math.hypot(t,n);if(u<Kw)return o;let[f,d]=[t/u,n/u];for(let g=_l;g<=r&&u>0;g+=_l){i+=f*u*_l,e+=d*u*_l,u-=s.slowing*_l;let v=!1;if(Math.abs(i)>a&&Math.abs(e)<c){if(Math.abs(i)>s.right+s.radius)break}else Math.abs(i)>a&&i*f>0&&(i=Math.sign(i)*a,[f,d,u,v]=Pd(f,d,u,Math.sign(i),0,s.bounce));if(Math.abs(e)>l&&e*d>0&&(e=Math.sign(e)*l,[f,d,u,v]=Pd(f,d,u,0,Math.sign(e),s.bounce)),s.corner>0&&Math.abs(i)+Math.abs(e)>h&&Math.abs(e)>=c&&f*Math.sign(i)+d*Math.sign(e)>0&&([f,d,u,v]=Pd(f,d,u,Math.sign(i)*Math.SQRT1_2,Math.sign(e)*Math.SQRT1_2,s.bounce)),o.push({x:i,y:e,time:g}),v&&s.bounce<=0)break}return o}function Pd(i,e,t,n,s,r){let o=i*n+e*s,[a,l]=[t*(i-(1+r)*o*n),t*(e-(1+r)*o*s)],c=Math.hypot(a,l);return c>1e-9?[a/c,l/c,c,!0]:[i,e,0,!0]}function o0(i,e,t,n=""){let s="";for(let r of i.split(`
`)){let o=/^\s*\[([^\]]+)\]/.exec(r);if(o&&(s=o[1].trim()),s!==e||!new RegExp(`^\\s*${t}\\s*=`).test(r))continue;let a=n?new RegExp(`[{,]\\s*${n}\\s*=\\s*([-+.\\de]+)`):/=\s*([-+.\de]+)/,l=Number(a.exec(r.replace(/#.*/,""))?.[1]??NaN);return Number.isFinite(l)?l:void 0}}function Vo(i,e){let t=i??"",n=(s,r,o)=>o0(t,s,r)??o;return{right:n("walls","right",e.x/2),top:n("walls","top",e.y/2),goal:n("walls","goal_top",0),corner:n("walls","corner_side",0),radius:n("ball","radius",.02),slowing:n("ball","rolling_resistance",.02)*Math.abs(n("physics","gravity",9.81)),bounce:o0(t,"surfaces","ball_wall","restitution")??0}}var vl=[1,1,1],a0=[1,.2,.02],ar=i=>i.startsWith("blue")?"blue":"yellow";function Ho(i,e){return new Ze(i.colors[e]?i.colors[e].replaceAll(" ",","):e==="blue"?"#1c6bcc":"#fac729").lerp(new Ze(16777215),e==="blue"?.22:0).toArray()}var l0=["#000004","#1f0c48","#550f6d","#88226a","#ba3655","#e35933","#f98e09","#f9cb35","#fcffa4"],Wh=l0.map(i=>[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)));function c0(i){let e=Math.min(1,Math.max(0,i))*(Wh.length-1),[t,n]=[Wh[Math.floor(e)],Wh[Math.min(Wh.length-1,Math.floor(e)+1)]];return[0,1,2].map(s=>Math.round(t[s]+(n[s]-t[s])*(e%1)))}var h0=`linear-gradient(90deg, ${l0.slice(2).join(", ")})`;var pi=class{constructor(e,t=.003){this.most=e;this.height=t;this.positions=new Kt(new Float32Array(e*4*3),3).setUsage(wh),this.colors=new Kt(new Float32Array(e*4*4),4).setUsage(wh),this.geometry.setAttribute("position",this.positions),this.geometry.setAttribute("color",this.colors);let n=new Uint32Array(e*6);for(let s=0;s<e;++s)n.set([0,1,2,1,3,2].map(r=>4*s+r),6*s);this.geometry.setIndex(new Kt(n,1)),this.geometry.setDrawRange(0,0),this.mesh=new Qt(this.geometry,new ui({vertexColors:!0,transparent:!0,depthWrite:!1,side:ai})),this.mesh.frustumCulled=!1,this.mesh.renderOrder=2}most;height;mesh;positions;colors;geometry=new En;used=0;clear(){this.used=0}line(e,t,n,s,r=[1,1],o=1){let a=Math.hypot(t.x-e.x,t.y-e.y);if(this.used>=this.most||a===0)return;let[l,c]=[-(t.y-e.y)/a*(n/2),(t.x-e.x)/a*(n/2)],h=4*this.used++,u=(f,d,g,v)=>{this.positions.setXYZ(h+f,d.x+l*g,d.y+c*g,this.height),this.colors.setXYZW(h+f,s[0],s[1],s[2],v)};u(0,e,1,r[0]),u(1,e,-1,r[0]),u(2,t,o,r[1]),u(3,t,-o,r[1])}path(e,t,n,s=[1,1]){let r=o=>s[0]+(s[1]-s[0])*o/Math.max(1,e.length-1);for(let o=0;o+1<e.length;++o)this.line(e[o],e[o+1],t,n,[r(o),r(o+1)])}dashes(e,t,n,s,r=[1,1]){let o=0;for(let a=0;a+1<e.length;++a){let[l,c]=[e[a],e[a+1]],h=r[0]+(r[1]-r[0])*a/Math.max(1,e.length-1);Math.floor(o/s)%2===0&&this.line(l,c,t,n,[h,h]),o+=Math.hypot(c.x-l.x,c.y-l.y)}}cross(e,t,n,s,r=1){for(let o of[1,-1])this.line({x:e.x-t,y:e.y-t*o},{x:e.x+t,y:e.y+t*o},n,s,[r,r])}arrow(e,t,n,s,r=1){let o=Math.hypot(t.x-e.x,t.y-e.y)||1,a=Math.min(.6*o,3.2*n),l={x:t.x-(t.x-e.x)/o*a,y:t.y-(t.y-e.y)/o*a};this.line(e,l,n,s,[r,r]),this.line(l,t,2.6*n,s,[r,r],0)}finish(){this.geometry.setDrawRange(0,this.used*6),this.positions.needsUpdate=!0,this.colors.needsUpdate=!0}};var Xh=class{constructor(e,t,n){this.recording=e;this.ball=n;this.ground=Vo(e.about.get("league_toml"),t.size)}recording;ball;name="prediction";key="b";ribbons=new pi(600,.006);object3d=this.ribbons.mesh;ground;update(e){this.ribbons.clear();let t=Cr(this.recording.past(e,Fo),this.ball),n=t?r0(t.x,t.y,t.vx,t.vy,this.ground):[];this.ribbons.dashes(n,.011,vl,.03,[.95,.35]);let s=n.at(-1);s&&n.length>12&&this.ribbons.cross(s,.018,.007,vl,.85),this.ribbons.finish()}};var Zw=2,qh=61,Jw=.018,Yh=class{constructor(e,t){this.recording=e;this.ball=t}recording;ball;name="trail";key="t";ribbons=new pi(qh,.01);object3d=this.ribbons.mesh;update(e){let t=this.places(e);this.ribbons.clear(),this.ribbons.path(t,Jw,a0,[.9,.9*(1-t.length/qh)]),this.ribbons.finish()}places(e){let t=[],n=this.ball*7;for(let s=0;s<qh;++s){let r=e-s*Zw/(qh-1),o=r>=this.recording.start?this.recording.moment(r):void 0;if(!o||this.ball<0)break;let{a,b:l,share:c}=o,h=Math.hypot(l[n]-a[n],l[n+1]-a[n+1])>.3?0:c,u={x:a[n]+(l[n]-a[n])*h,y:a[n+1]+(l[n+1]-a[n+1])*h},f=t.at(-1);if(f&&Math.hypot(u.x-f.x,u.y-f.y)>.3)break;t.push(u)}return t}};var Go=class{element;spans=[];shown=[];at=new X;constructor(e=""){this.element=U("div",{class:`labels ${e}`,"aria-hidden":"true"})}put(e){for(this.shown=e;this.spans.length<e.length;){let t=U("span");this.spans.push(t),this.element.append(t)}this.spans.forEach((t,n)=>{t.hidden=n>=e.length,e[n]&&vt(t,e[n].text)})}project(e,t,n){this.shown.forEach(({x:s,y:r,z:o},a)=>{this.at.set(s,r,o).project(e);let[l,c]=[(this.at.x+1)/2*t,(1-this.at.y)/2*n];this.spans[a].style.transform=`translate(${l.toFixed(1)}px, ${c.toFixed(1)}px) translate(-50%, -50%)`})}};var $h=class{constructor(e,t,n){this.pitch=e;this.selection=t;n.canvas.after(this.labels.element),n.onDraw((s,r,o)=>this.labels.project(s,r,o))}pitch;selection;name="distances";key="d";ribbons=new pi(64,.005);object3d=this.ribbons.mesh;labels=new Go;turned(e){e||this.labels.put([])}update(){let e=this.selection.robot??li,t=this.pitch.frame(e).position;this.ribbons.clear();let n=[li,...this.pitch.robots].filter(s=>s!==e).map(s=>{let r=this.pitch.frame(s).position;this.ribbons.line(t,r,.005,vl,[.75,.75]);let o=.62;return{x:t.x+(r.x-t.x)*o,y:t.y+(r.y-t.y)*o,z:.02,text:Math.hypot(r.x-t.x,r.y-t.y).toFixed(2)}});this.ribbons.finish(),this.labels.put(n)}};var Wo=class{constructor(e,t,n,s){this.columns=t;this.rows=n;this.pixels=new Uint8Array(t*n*4),this.texture=new vr(this.pixels,t,n),this.texture.colorSpace=An,this.texture.magFilter=kn,this.texture.minFilter=kn;let r=new ui({map:this.texture,transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-1,polygonOffsetUnits:-1});this.mesh=new Qt(new Ls(e.x,e.y),r),this.mesh.position.z=s,this.mesh.renderOrder=1}columns;rows;mesh;pixels;texture;changed(){this.texture.needsUpdate=!0}};var u0=.03,f0=250,Kh=cn("heat","whole")==="whole",Zh=class{constructor(e,t,n,s){this.recording=e;this.pitch=t;this.ball=n;this.changed=s;this.picture=new Wo(t.size,Math.round(t.size.x/u0),Math.round(t.size.y/u0),.0015),this.counts=new Float32Array(this.picture.columns*this.picture.rows),this.object3d=this.picture.mesh;let{right:r,top:o,goal:a}=Vo(e.about.get("league_toml"),t.size),{columns:l,rows:c}=this.picture;this.inside=Array.from(this.counts,(u,f)=>{let d=Math.abs(((f%l+.5)/l-.5)*t.size.x),g=Math.abs(((Math.floor(f/l)+.5)/c-.5)*t.size.y);return g<o&&(d<r||g<a)});let h=U("select",{"aria-label":j("heat")},U("option",{value:"whole",selected:Kh},j("heatWhole")),U("option",{value:"past",selected:!Kh},j("heatPast")));h.addEventListener("change",()=>{Kh=h.value==="whole",on("heat",h.value),s()}),this.choice=h}recording;pitch;ball;changed;name="heat";key="h";note=U("p",{class:"note-line"});choice;object3d;picture;counts;inside;times=[];cells=[];counted=0;drawn=-1;drawnAt=0;reading;turned(e){e&&(this.reading??=this.read().catch(t=>console.warn(t)))}update(e){let t=Kh?this.cells.length:qi(this.times,e)+1;if(!(t===this.drawn||Math.abs(t-this.drawn)<900&&performance.now()-this.drawnAt<f0)){for(t<this.counted&&(this.counts.fill(0),this.counted=0);this.counted<t;++this.counted)++this.counts[this.cells[this.counted]];this.drawn=t,this.drawnAt=performance.now(),this.paint()}}async read(){let{columns:e,rows:t}=this.picture,{x:n,y:s}=this.pitch.size,r=this.ball*7,{start:o,end:a}=this.recording;this.note.replaceChildren(U("span",{},j("heat")));let l=0;for await(let{times:h,poses:u}of this.recording.frames()){for(let f=0;f<h.length;++f){let d=Math.floor((u[f][r]/n+.5)*e),g=Math.floor((u[f][r+1]/s+.5)*t);d>=0&&d<e&&g>=0&&g<t&&(this.times.push(h[f]),this.cells.push(g*e+d))}performance.now()-l<f0||(l=performance.now(),vt(this.note,`${j("heat")} ${Math.round(((h.at(-1)??o)-o)/(a-o)*100)} %`),this.changed())}let c=U("span",{class:"gradient"});c.style.background=h0,this.note.replaceChildren(j("rarely"),c,j("often")),this.changed()}paint(){let{columns:e,rows:t,pixels:n}=this.picture,s=d0(d0(this.counts,e,t),e,t),r=[...s].sort((o,a)=>a-o)[Math.floor(s.length*.004)]||1;for(let o=0;o<s.length;++o){if(!this.inside[o])continue;let a=Math.sqrt(Math.min(1,s[o]/r)),[l,c,h]=c0(.15+.85*a);n.set([l,c,h,Math.min(225,330*a)],4*o)}this.picture.changed()}};function d0(i,e,t){let n=(s,r,o,a)=>{let l=new Float32Array(s.length);for(let c=0;c<s.length;++c){let h=a(c)>0?s[c-r]:s[c],u=a(c)+1<o?s[c+r]:s[c];l[c]=(h+2*s[c]+u)/4}return l};return n(n(i,1,e,s=>s%e),e,t,s=>Math.floor(s/e))}var p0=3,m0=.11,Jh=class{constructor(e,t,n){this.recording=e;this.pitch=t;this.ball=n;this.robots=t.robots.map(s=>e.bodies.number(s))}recording;pitch;ball;name="kicks";key="x";ribbons=new pi(128,.008);object3d=this.ribbons.mesh;robots;update(e){this.ribbons.clear();for(let t of $g(this.recording.past(e,p0),this.ball,this.robots)){let n={x:t.x+t.vx*m0,y:t.y+t.vy*m0},s=Ho(this.pitch,ar(this.pitch.robots[this.robots.indexOf(t.body)]??""));this.ribbons.arrow(t,n,.016,s,1-.85*((e-t.time)/p0))}this.ribbons.finish()}};var g0=3,y0=4,jh=class{constructor(e,t){this.recording=e;this.robots=t.robots.map(n=>({body:e.bodies.number(n),color:Ho(t,ar(n))})),this.ribbons=new pi(this.robots.length*Math.ceil(g0*64/y0),.0025),this.object3d=this.ribbons.mesh}recording;name="paths";key="r";ribbons;object3d;robots;update(e){let{poses:t}=this.recording.past(e,g0);this.ribbons.clear();for(let{body:n,color:s}of this.robots){let r=n*7,o=[];for(let a=t.length-1;a>=0;a-=y0){let l={x:t[a][r],y:t[a][r+1]},c=o.at(-1);if(Number.isNaN(l.x)||c&&Math.hypot(l.x-c.x,l.y-c.y)>.3*1.5)break;o.push(l)}this.ribbons.path(o,.014,s,[.85,.05])}this.ribbons.finish()}};function jw(i,e,t){let[n,s]=[1/0,1/0];for(let{x:r,y:o,vx:a,vy:l,team:c}of i){let[h,u]=[r+a*.25-e,o+l*.25-t],f=h*h+u*u;c===0?n=Math.min(n,f):s=Math.min(s,f)}return n===1/0||s===1/0?n===s?0:n===1/0?-1:1:Math.sqrt(s)-Math.sqrt(n)}function _0(i,e,t,n,s){let r=0;for(let o=0;o<n;++o){let a=((o+.5)/n-.5)*e.y;for(let l=0;l<t;++l){let c=jw(i,((l+.5)/t-.5)*e.x,a);s[o*t+l]=c,r+=c>0?1:c===0?.5:0}}return r/(n*t)}var v0=.02,Qw=.06,Qh=class{constructor(e,t){this.recording=e;this.pitch=t;let n=Vo(e.about.get("league_toml"),t.size);this.size={x:2*n.right,y:2*n.top},this.picture=new Wo(this.size,Math.round(this.size.x/v0),Math.round(this.size.y/v0),.0012),this.values=new Float32Array(this.picture.columns*this.picture.rows),this.object3d=this.picture.mesh;let s=(r,o)=>r.match(/\d+/g)?.map(Number)??o;this.rgb={blue:s(t.colors.blue,[28,107,204]),yellow:s(t.colors.yellow,[250,199,41])}}recording;pitch;name="space";key="v";note=U("p",{class:"note-line"});object3d;picture;size;values;rgb;update(e){let t=this.recording.past(e,Fo),n=this.pitch.robots.flatMap(c=>{let h=Cr(t,this.recording.bodies.number(c));return h?[{...h,team:ar(c)==="blue"?0:1}]:[]}),{columns:s,rows:r,pixels:o}=this.picture,a=_0(n,this.size,s,r,this.values);for(let c=0;c<this.values.length;++c){let h=this.values[c],u=h>0?this.rgb.blue:this.rgb.yellow;o[4*c]=u[0],o[4*c+1]=u[1],o[4*c+2]=u[2],o[4*c+3]=112*Math.min(1,Math.abs(h)/Qw)}this.picture.changed();let l=Math.round(a*100);vt(this.note,j("spaceShare",{blue:l,yellow:100-l}))}};var eu=class{constructor(e,t,n){this.recording=e;this.pitch=t;n.canvas.after(this.labels.element),n.onDraw((s,r,o)=>this.labels.project(s,r,o))}recording;pitch;name="targets";key="g";ribbons=new pi(128,.0045);object3d=this.ribbons.mesh;labels=new Go("roles");turned(e){e||this.labels.put([])}update(e){this.ribbons.clear();let t=[];for(let{robot:n,role:s,target:r,has_target:o}of this.recording.latest("/match/intents",e)?.robots??[]){let a=this.pitch.robots[n];if(!a||!o)continue;let l={x:r?.x??0,y:r?.y??0},c=Ho(this.pitch,ar(a));this.ribbons.line(this.pitch.frame(a).position,l,.009,c,[.3,.95]),this.ribbons.cross(l,.024,.01,c),s&&t.push({x:l.x,y:l.y-.065,z:0,text:s})}this.ribbons.finish(),this.labels.put(t)}};function x0(i,e,t,n,s){let r=i.bodies.number(li);return[new Yh(i,r),new Xh(i,e,r),new jh(i,e),new eu(i,e,t),new Jh(i,e,r),new Zh(i,e,r,s),new Qh(i,e),new $h(e,n,t)]}var e1=0;function tu(i,e,...t){let n=`menu-${++e1}`;t.map(a=>a.querySelector?.("input")??a).find(a=>a instanceof HTMLInputElement)?.setAttribute("autofocus","");let r=U("div",{class:"menu",id:n,popover:"auto",role:"group","aria-label":e},...t),o=U("button",{type:"button",class:"toggle",popovertarget:n,"aria-expanded":"false",title:e},gl(i),U("span",{},e));return r.addEventListener("toggle",a=>{let l=a.newState==="open";if(o.setAttribute("aria-expanded",String(l)),!l)return;let c=o.getBoundingClientRect();r.style.left=`${Math.max(8,Math.min(c.left,innerWidth-r.offsetWidth-8))}px`;let h=c.top-r.offsetHeight-6;r.style.top=`${h>=8?h:Math.max(8,Math.min(c.bottom+6,innerHeight-r.offsetHeight-8))}px`}),U("div",{class:"opens"},o,r)}var t1="trail",nu=class{constructor(e,t,n){this.all=e;this.changed=n;this.on=new Set(cn("overlays",t1).split(",").filter(r=>e.some(o=>o.name===r)));let s=e.map(r=>{let o=U("input",{type:"checkbox",checked:this.on.has(r.name)});return o.addEventListener("change",()=>this.turn(r,o.checked)),this.boxes.set(r,o),r.object3d.visible=o.checked,t.add(r.object3d),r.note&&(r.note.hidden=!o.checked,this.notes.append(r.note)),o.checked&&r.turned?.(!0),U("div",{class:"choice"},U("label",{},o,U("span",{},j(r.name)),U("kbd",{},r.key.toUpperCase())),r.choice)});this.menu=tu("layers",j("overlays"),...s)}all;changed;menu;notes=U("div",{class:"notes"});on;listeners=new Set;boxes=new Map;shortcuts(){return this.all.map(e=>Vh(e.key,e.name,()=>this.turn(e,!this.on.has(e.name))))}get drawn(){let e=({object3d:t})=>t.geometry.drawRange.count;return Object.fromEntries(this.all.map(t=>[t.name,t.object3d.visible?Math.min(e(t),1e6):0]))}set(e,t){let n=this.all.find(s=>s.name===e);n&&this.on.has(e)!==t&&this.turn(n,t)}onTurn(e){this.listeners.add(e)}update(e){for(let t of this.all)this.on.has(t.name)&&t.update(e)}turn(e,t){t?this.on.add(e.name):this.on.delete(e.name),this.boxes.get(e).checked=t,e.object3d.visible=t,e.note&&(e.note.hidden=!t),e.turned?.(t),on("overlays",[...this.on].join(","));for(let n of this.listeners)n(e.name,t);this.changed()}};var Xt=class extends Error{constructor(t,n=""){super(n||t);this.code=t}code},iu=class{constructor(e){this.data=e;this.bytes=e.length,this.head=e.subarray(0,64)}data;requests=0;bytes;head;async part(e,t){if(e<0||e+t>this.bytes)throw new Xt("broken","the file is shorter than its index says");return this.data.subarray(e,e+t)}async size(){return BigInt(this.bytes)}async read(e,t){return this.part(Number(e),Number(t))}},su=class i{constructor(e,t,n){this.url=e;this.bytes=t;this.head=n}url;bytes;head;requests=0;static async open(e){let t=await b0(e,0,63);if(t.status===416)return new i(e,0,new Uint8Array(0));let n=Number(/\/(\d+)$/.exec(t.headers.get("content-range")??"")?.[1]??NaN);if(t.status!==206||Number.isNaN(n))throw new Xt("noRanges");return new i(e,n,new Uint8Array(await t.arrayBuffer()))}async part(e,t,n){++this.requests;let s=await b0(this.url,e,e+t-1,n);if(s.status!==206)throw new Xt("noRanges");let r=new Uint8Array(await s.arrayBuffer());if(r.length!==t)throw new Xt("broken","the file is shorter than its index says");return r}async size(){return BigInt(this.bytes)}async read(e,t){return this.part(Number(e),Number(t))}};async function b0(i,e,t,n){let s;try{s=await fetch(i,{headers:{Range:`bytes=${e}-${t}`},...n&&{signal:n}})}catch(r){throw n?.aborted?r:new Xt("network")}if(s.status===404)throw new Xt("missing");if(!s.ok&&s.status!==416)throw new Xt("network",`the server answered ${s.status}`);return s}var n1=ArrayBuffer,hn=Uint8Array,ru=Uint16Array,i1=Int16Array;var ou=Int32Array,Ld=function(i,e,t){if(hn.prototype.slice)return hn.prototype.slice.call(i,e,t);(e==null||e<0)&&(e=0),(t==null||t>i.length)&&(t=i.length);var n=new hn(t-e);return n.set(i.subarray(e,t)),n},bl=function(i,e,t,n){if(hn.prototype.fill)return hn.prototype.fill.call(i,e,t,n);for((t==null||t<0)&&(t=0),(n==null||n>i.length)&&(n=i.length);t<n;++t)i[t]=e;return i},s1=function(i,e,t,n){if(hn.prototype.copyWithin)return hn.prototype.copyWithin.call(i,e,t,n);for((t==null||t<0)&&(t=0),(n==null||n>i.length)&&(n=i.length);t<n;)i[e++]=i[t++]};var r1=["invalid zstd data","window size too large (>2046MB)","invalid block type","FSE accuracy too high","match distance too far back","unexpected EOF"],xn=function(i,e,t){var n=new Error(e||r1[i]);if(n.code=i,Error.captureStackTrace&&Error.captureStackTrace(n,xn),!t)throw n;return n},S0=function(i,e,t){for(var n=0,s=0;n<t;++n)s|=i[e++]<<(n<<3);return s},o1=function(i,e){return(i[e]|i[e+1]<<8|i[e+2]<<16|i[e+3]<<24)>>>0},a1=function(i,e){var t=i[0]|i[1]<<8|i[2]<<16;if(t==3126568&&i[3]==253){var n=i[4],s=n>>5&1,r=n>>2&1,o=n&3,a=n>>6;n&8&&xn(0);var l=6-s,c=o==3?4:o,h=S0(i,l,c);l+=c;var u=a?1<<a:s,f=S0(i,l,u)+(a==1&&256),d=f;if(!s){var g=1<<10+(i[5]>>3);d=g+(g>>3)*(i[5]&7)}d>2145386496&&xn(1);var v=new hn((e==1?f||d:e?0:d)+12);return v[0]=1,v[4]=4,v[8]=8,{b:l+u,y:0,l:0,d:h,w:e&&e!=1?e:v.subarray(12),e:d,o:new ou(v.buffer,0,3),u:f,c:r,m:Math.min(131072,d)}}else if((t>>4|i[3]<<20)==25481893)return o1(i,4)+8;xn(0)},Rr=function(i){for(var e=0;1<<e<=i;++e);return e-1},Sl=function(i,e,t){var n=(e<<3)+4,s=(i[e]&15)+5;s>t&&xn(3);for(var r=1<<s,o=r,a=-1,l=-1,c=-1,h=r,u=new n1(512+(r<<2)),f=new i1(u,0,256),d=new ru(u,0,256),g=new ru(u,512,r),v=512+(r<<1),p=new hn(u,v,r),m=new hn(u,v+r);a<255&&o>0;){var x=Rr(o+1),T=n>>3,S=(1<<x+1)-1,C=(i[T]|i[T+1]<<8|i[T+2]<<16)>>(n&7)&S,A=(1<<x)-1,y=S-o-1,E=C&A;if(E<y?(n+=x,C=E):(n+=x+1,C>A&&(C-=y)),f[++a]=--C,C==-1?(o+=C,p[--h]=a):o-=C,!C)do{var z=n>>3;l=(i[z]|i[z+1]<<8)>>(n&7)&3,n+=2,a+=l}while(l==3)}(a>255||o)&&xn(0);for(var D=0,P=(r>>1)+(r>>3)+3,O=r-1,V=0;V<=a;++V){var I=f[V];if(I<1){d[V]=-I;continue}for(c=0;c<I;++c){p[D]=V;do D=D+P&O;while(D>=h)}}for(D&&xn(0),c=0;c<r;++c){var F=d[p[c]]++,q=m[c]=s-Rr(F);g[c]=(F<<q)-r}return[n+7>>3,{b:s,s:p,n:m,t:g}]},l1=function(i,e){var t=0,n=-1,s=new hn(292),r=i[e],o=s.subarray(0,256),a=s.subarray(256,268),l=new ru(s.buffer,268);if(r<128){var c=Sl(i,e+1,6),h=c[0],u=c[1];e+=r;var f=h<<3,d=i[e];d||xn(0);for(var g=0,v=0,p=u.b,m=p,x=(++e<<3)-8+Rr(d);x-=p,!(x<f);){var T=x>>3;if(g+=(i[T]|i[T+1]<<8)>>(x&7)&(1<<p)-1,o[++n]=u.s[g],x-=m,x<f)break;T=x>>3,v+=(i[T]|i[T+1]<<8)>>(x&7)&(1<<m)-1,o[++n]=u.s[v],p=u.n[g],g=u.t[g],m=u.n[v],v=u.t[v]}++n>255&&xn(0)}else{for(n=r-127;t<n;t+=2){var S=i[++e];o[t]=S>>4,o[t+1]=S&15}++e}var C=0;for(t=0;t<n;++t){var A=o[t];A>11&&xn(0),C+=A&&1<<A-1}var y=Rr(C)+1,E=1<<y,z=E-C;for(z&z-1&&xn(0),o[n++]=Rr(z)+1,t=0;t<n;++t){var A=o[t];++a[o[t]=A&&y+1-A]}var D=new hn(E<<1),P=D.subarray(0,E),O=D.subarray(E);for(l[y]=0,t=y;t>0;--t){var V=l[t];bl(O,t,V,l[t-1]=V+a[t]*(1<<y-t))}for(l[0]!=E&&xn(0),t=0;t<n;++t){var I=o[t];if(I){var F=l[I];bl(P,t,F,l[I]=F+(1<<y-I))}}return[e,{n:O,b:y,s:P}]},c1=Sl(new hn([81,16,99,140,49,198,24,99,12,33,196,24,99,102,102,134,70,146,4]),0,6)[1],h1=Sl(new hn([33,20,196,24,99,140,33,132,16,66,8,33,132,16,66,8,33,68,68,68,68,68,68,68,68,36,9]),0,6)[1],u1=Sl(new hn([32,132,16,66,102,70,68,68,68,68,36,73,2]),0,5)[1],M0=function(i,e){for(var t=i.length,n=new ou(t),s=0;s<t;++s)n[s]=e,e+=1<<i[s];return n},Dd=new hn(new ou([0,0,0,0,16843009,50528770,134678020,202050057,269422093]).buffer,0,36),f1=M0(Dd,0),Nd=new hn(new ou([0,0,0,0,0,0,0,0,16843009,50528770,117769220,185207048,252579084,16]).buffer,0,53),d1=M0(Nd,3),xl=function(i,e,t){var n=i.length,s=e.length,r=i[n-1],o=(1<<t.b)-1,a=-t.b;r||xn(0);for(var l=0,c=t.b,h=(n<<3)-8+Rr(r)-c,u=-1;h>a&&u<s;){var f=h>>3,d=(i[f]|i[f+1]<<8|i[f+2]<<16)>>(h&7);l=(l<<c|d)&o,e[++u]=t.s[l],h-=c=t.n[l]}(h!=a||u+1!=s)&&xn(0)},p1=function(i,e,t){var n=6,s=e.length,r=s+3>>2,o=r<<1,a=r+o;xl(i.subarray(n,n+=i[0]|i[1]<<8),e.subarray(0,r),t),xl(i.subarray(n,n+=i[2]|i[3]<<8),e.subarray(r,o),t),xl(i.subarray(n,n+=i[4]|i[5]<<8),e.subarray(o,a),t),xl(i.subarray(n),e.subarray(a),t)},m1=function(i,e,t){var n,s=e.b,r=i[s],o=r>>1&3;e.l=r&1;var a=r>>3|i[s+1]<<5|i[s+2]<<13,l=(s+=3)+a;if(o==1)return s>=i.length?void 0:(e.b=s+1,t?(bl(t,i[s],e.y,e.y+=a),t):bl(new hn(a),i[s]));if(!(l>i.length)){if(o==0)return e.b=l,t?(t.set(i.subarray(s,l),e.y),e.y+=a,t):Ld(i,s,l);if(o==2){var c=i[s],h=c&3,u=c>>2&3,f=c>>4,d=0,g=0;h<2?u&1?f|=i[++s]<<4|(u&2&&i[++s]<<12):f=c>>3:(g=u,u<2?(f|=(i[++s]&63)<<4,d=i[s]>>6|i[++s]<<2):u==2?(f|=i[++s]<<4|(i[++s]&3)<<12,d=i[s]>>2|i[++s]<<6):(f|=i[++s]<<4|(i[++s]&63)<<12,d=i[s]>>6|i[++s]<<2|i[++s]<<10)),++s;var v=t?t.subarray(e.y,e.y+e.m):new hn(e.m),p=v.length-f;if(h==0)v.set(i.subarray(s,s+=f),p);else if(h==1)bl(v,i[s++],p);else{var m=e.h;if(h==2){var x=l1(i,s);d+=s-(s=x[0]),e.h=m=x[1]}else m||xn(0);(g?p1:xl)(i.subarray(s,s+=d),v.subarray(p),m)}var T=i[s++];if(T){T==255?T=(i[s++]|i[s++]<<8)+32512:T>127&&(T=T-128<<8|i[s++]);var S=i[s++];S&3&&xn(0);for(var C=[h1,u1,c1],A=2;A>-1;--A){var y=S>>(A<<1)+2&3;if(y==1){var E=new hn([0,0,i[s++]]);C[A]={s:E.subarray(2,3),n:E.subarray(0,1),t:new ru(E.buffer,0,1),b:0}}else y==2?(n=Sl(i,s,9-(A&1)),s=n[0],C[A]=n[1]):y==3&&(e.t||xn(0),C[A]=e.t[A])}var z=e.t=C,D=z[0],P=z[1],O=z[2],V=i[l-1];V||xn(0);var I=(l<<3)-8+Rr(V)-O.b,F=I>>3,q=0,G=(i[F]|i[F+1]<<8)>>(I&7)&(1<<O.b)-1;F=(I-=P.b)>>3;var le=(i[F]|i[F+1]<<8)>>(I&7)&(1<<P.b)-1;F=(I-=D.b)>>3;var Z=(i[F]|i[F+1]<<8)>>(I&7)&(1<<D.b)-1;for(++T;--T;){var ee=O.s[G],se=O.n[G],de=D.s[Z],fe=D.n[Z],te=P.s[le],ge=P.n[le];F=(I-=te)>>3;var ye=1<<te,ve=ye+((i[F]|i[F+1]<<8|i[F+2]<<16|i[F+3]<<24)>>>(I&7)&ye-1);F=(I-=Nd[de])>>3;var _e=d1[de]+((i[F]|i[F+1]<<8|i[F+2]<<16)>>(I&7)&(1<<Nd[de])-1);F=(I-=Dd[ee])>>3;var He=f1[ee]+((i[F]|i[F+1]<<8|i[F+2]<<16)>>(I&7)&(1<<Dd[ee])-1);if(F=(I-=se)>>3,G=O.t[G]+((i[F]|i[F+1]<<8)>>(I&7)&(1<<se)-1),F=(I-=fe)>>3,Z=D.t[Z]+((i[F]|i[F+1]<<8)>>(I&7)&(1<<fe)-1),F=(I-=ge)>>3,le=P.t[le]+((i[F]|i[F+1]<<8)>>(I&7)&(1<<ge)-1),ve>3)e.o[2]=e.o[1],e.o[1]=e.o[0],e.o[0]=ve-=3;else{var Je=ve-(He!=0);Je?(ve=Je==3?e.o[0]-1:e.o[Je],Je>1&&(e.o[2]=e.o[1]),e.o[1]=e.o[0],e.o[0]=ve):ve=e.o[0]}for(var A=0;A<He;++A)v[q+A]=v[p+A];q+=He,p+=He;var Fe=q-ve;if(Fe<0){var st=-Fe,lt=e.e+Fe;st>_e&&(st=_e);for(var A=0;A<st;++A)v[q+A]=e.w[lt+A];q+=st,_e-=st,Fe=0}for(var A=0;A<_e;++A)v[q+A]=v[Fe+A];q+=_e}if(q!=p)for(;p<v.length;)v[q++]=v[p++];else q=v.length;t?e.y+=q:v=Ld(v,0,q)}else if(t){if(e.y+=f,p)for(var A=0;A<f;++A)v[A]=v[p+A]}else p&&(v=Ld(v,p));return e.b=l,v}xn(2)}},g1=function(i,e){if(i.length==1)return i[0];for(var t=new hn(e),n=0,s=0;n<i.length;++n){var r=i[n];t.set(r,s),s+=r.length}return t};function w0(i,e){for(var t=[],n=+!e,s=0,r=0;i.length;){var o=a1(i,n||e);if(typeof o=="object"){for(n?(e=null,o.w.length==o.u&&(t.push(e=o.w),r+=o.u)):(t.push(e),o.e=0);!o.l;){var a=m1(i,o,e);a||xn(5),e?o.e=o.y:(t.push(a),r+=a.length,s1(o.w,0,a.length),o.w.set(a,o.w.length-a.length))}s=o.b+o.c*4}else s=o;i=i.subarray(s)}return g1(t,r)}var y1=6,_1=5,v1=new TextDecoder;function x1(i,e){return(i.getUint32(e+4,!0)*4294967296+i.getUint32(e,!0))/1e9}function au(i){let e=new DataView(i.buffer,i.byteOffset,i.byteLength);if(e.getUint8(0)!==y1)throw new Error("the index points to something that is not a chunk");let t=25,n=Number(e.getBigUint64(t,!0));t+=12;let s=e.getUint32(t,!0),r=v1.decode(i.subarray(t+4,t+4+s));t+=4+s;let o=Number(e.getBigUint64(t,!0)),a=i.subarray(t+8,t+8+o);if(a.length!==o)throw new Error("a chunk is cut off");if(r==="")return a;if(r!=="zstd")throw new Error(`chunks are packed by ${r}, which this page cannot unpack`);return w0(a,new Uint8Array(n))}function lu(i,e,t){let n=new DataView(i.buffer,i.byteOffset,i.byteLength);for(let s=0;s+9<=i.length;){let r=n.getUint32(s+1,!0)+n.getUint32(s+5,!0)*4294967296,o=s+9;if(o+r>i.length)throw new Error("a record is longer than its chunk");if(n.getUint8(s)===_1){let a=n.getUint16(o,!0);e(a)&&t(a,x1(n,o+6),i.subarray(o+22,o+r))}s=o+r}}var Ir=new TextDecoder,Pr=class{constructor(e){this.bytes=e;this.view=new DataView(e.buffer,e.byteOffset,e.byteLength)}bytes;pos=0;view;varint(){let e=0,t=0;for(let n=0;n<70;n+=7){if(this.pos>=this.bytes.length)throw new Error("a message ends in the middle of a number");let s=this.bytes[this.pos++];if(n<28?e|=(s&127)<<n:n===28?(e|=(s&15)<<28,t|=(s&127)>>4):t|=(s&127)<<n-32,s<128)return(t|0)*4294967296+(e>>>0)}throw new Error("a number in a message is too long")}fixed(e){let t=this.pos;if(this.pos+=e,this.pos>this.bytes.length)throw new Error("a message ends in the middle of a number");return t}part(){let e=this.varint(),t=this.pos;if(this.pos+=e,e<0||this.pos>this.bytes.length)throw new Error("a part is longer than its message");return this.bytes.subarray(t,this.pos)}end(){let e=this.varint();if(e<0||this.pos+e>this.bytes.length)throw new Error("a part is longer than its message");return this.pos+e}skip(e){if(e===0)this.varint();else if(e===1)this.fixed(8);else if(e===2)this.part();else if(e===5)this.fixed(4);else throw new Error(`wire type ${e} is not known`)}};function*Xo(i){let e=new Pr(i);for(;e.pos<i.length;){let t=e.varint();(t&7)===2?yield[t>>>3,e.part()]:(t&7)===0?yield[t>>>3,e.varint()]:e.skip(t&7)}}var Ud=class{messages=new Map;enums=new Map;constructor(e){for(let[t,n]of Xo(e))t===1&&this.file(n);for(let t of this.messages.values())for(let n of t.fields.values())n.message=this.messages.get(n.typeName),n.names=this.enums.get(n.typeName)}file(e){let t=[...Xo(e)],n=t.find(([r])=>r===2),s=n?`.${Ir.decode(n[1])}`:"";for(let[r,o]of t)r===4&&this.message(o,s),r===5&&this.enumeration(o,s)}message(e,t){let n=[...Xo(e)],s=`${t}.${Ir.decode(n.find(([o])=>o===1)[1])}`,r=new Map;for(let[o,a]of n){if(o===3&&this.message(a,s),o===4&&this.enumeration(a,s),o!==2)continue;let l={name:"",type:0,typeName:"",repeated:!1},c=0;for(let[h,u]of Xo(a))h===1&&(l.name=Ir.decode(u)),h===3&&(c=u),h===4&&(l.repeated=u===3),h===5&&(l.type=u),h===6&&(l.typeName=Ir.decode(u));r.set(c,l)}this.messages.set(s,{fields:r})}enumeration(e,t){let n=[...Xo(e)],s=new Map;for(let[r,o]of n){if(r!==2)continue;let a=0,l="";for(let[c,h]of Xo(o))c===1&&(l=Ir.decode(h)),c===2&&(a=h);s.set(a,l)}this.enums.set(`${t}.${Ir.decode(n.find(([r])=>r===1)[1])}`,s)}};function b1(i){if(i.repeated)return[];switch(i.type){case 11:return null;case 9:return"";case 12:return new Uint8Array(0);case 8:return!1;case 14:return i.names?.get(0)??0;default:return 0}}var S1=i=>i===1||i===6||i===16?1:i===2||i===7||i===15?5:i===9||i===12||i===11?2:0;function Od(i,e){let{view:t}=i;switch(e.type){case 1:return t.getFloat64(i.fixed(8),!0);case 2:return t.getFloat32(i.fixed(4),!0);case 7:return t.getUint32(i.fixed(4),!0);case 15:return t.getInt32(i.fixed(4),!0);case 6:return Number(t.getBigUint64(i.fixed(8),!0));case 16:return Number(t.getBigInt64(i.fixed(8),!0));case 8:return i.varint()!==0;case 9:return Ir.decode(i.part());case 12:return i.part().slice();case 11:return e.message?A0(i.part(),e.message):(i.part(),null);case 14:{let n=i.varint();return e.names?.get(n)??n}case 4:{let n=i.varint();return n<0?n+18446744073709552e3:n}case 17:case 18:{let n=i.varint();return n%2===0?n/2:-(n+1)/2}default:return i.varint()}}function A0(i,e){let t={};for(let s of e.fields.values())t[s.name]=b1(s);let n=new Pr(i);for(;n.pos<i.length;){let s=n.varint(),r=e.fields.get(s>>>3);if(!r)n.skip(s&7);else if(!r.repeated)t[r.name]=Od(n,r);else if((s&7)===2&&S1(r.type)!==2){let o=new Pr(n.part());for(;o.pos<o.bytes.length;)t[r.name].push(Od(o,r))}else t[r.name].push(Od(n,r))}return t}function E0(i,e){let t=new Ud(i).messages.get(`.${e}`);if(!t)throw new Error(`the schema does not describe ${e}`);return n=>A0(n,t)}var M1=10,w1=26,A1=34,E1=42;function C0(i,e){let t=new Pr(i),n=new Float32Array(7*e.names.length).fill(NaN),s=new Float64Array(7);for(let r=0;t.pos<i.length;){let o=t.varint();if(o!==M1){t.skip(o&7);continue}let a=T1(t,e,r++,s);if(a<0)continue;let l=7*e.names.length;if(l>n.length){let c=new Float32Array(l).fill(NaN);c.set(n),n=c}n.set(s,a*7)}return n}function T1(i,e,t,n){let s=i.end(),r=-1;for(n.fill(0),n[6]=1;i.pos<s;){let o=i.varint();o===w1?r=e.numberOf(i.part(),t):o===A1?T0(i,n,0):o===E1?(n[6]=0,T0(i,n,3)):i.skip(o&7)}return r}function T0(i,e,t){let n=i.end();for(;i.pos<n;){let s=i.varint(),r=(s>>>3)-1;(s&7)===1&&r>=0&&t+r<7?e[t+r]=i.view.getFloat64(i.fixed(8),!0):i.skip(s&7)}}var cu=class{byName=new Map;byChannel=new Map;add(e,t,n){this.byName.set(e,t),this.byChannel.set(t,{topic:e,decode:n})}get names(){return[...this.byName.keys()]}channel(e){return this.byName.get(e)}of(e){return this.byChannel.get(e)}};function Fd(i,e,t){let n=[],s=[],r=e.channel("/tf");return lu(i,o=>o===r,(o,a,l)=>{n.push(a),s.push(C0(l,t))}),{times:Float64Array.from(n),poses:s}}function Bd(i,e,t){let n=[];return lu(i,s=>t.has(s),(s,r,o)=>{let{topic:a,decode:l}=e.of(s);n.push({topic:a,time:r,value:l(o)})}),n}var C1=new Set(["/tf","/scene"]),Ml=class{constructor(e,t,n){this.topics=t;let s=Fd(e,t,n);this.times=s.times,this.poses=s.poses;let r=o=>t.of(o)?.topic??"/tf";lu(e,o=>!C1.has(r(o)),(o,a,l)=>{let c=this.raw.get(r(o)),h={time:a,value:l.slice()};c?c.push(h):this.raw.set(r(o),[h])})}topics;times;poses;raw=new Map;lists=new Map;of(e){let t=this.lists.get(e);if(!t){let n=this.topics.of(this.topics.channel(e)??-1)?.decode;t=n?(this.raw.get(e)??[]).map(({time:s,value:r})=>({time:s,value:n(r)})):[],this.lists.set(e,t),this.raw.delete(e)}return t}};function R1({polynomial:i,numTables:e}){let t=new Uint32Array(256*e);for(let n=0;n<256;n++){let s=n;s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,s=(s&1)*i^s>>>1,t[n]=s}for(let n=256;n<t.length;n++){let s=t[n-256];t[n]=t[s&255]^s>>>8}return t}var gs=R1({polynomial:3988292384,numTables:8});function hu(){return-1}function wl(i,e){let t=e.byteLength,n=new DataView(e.buffer,e.byteOffset,t),s=i,r=0,o=-n.byteOffset&3;for(;r<o&&r<t;r++)s=gs[(s^n.getUint8(r))&255]^s>>>8;if(r===t)return s;r=o;let a=t-r;for(;a>=8;r+=8,a-=8){s^=n.getUint32(r,!0);let l=n.getUint32(r+4,!0);s=gs[0*256+(l>>>24&255)]^gs[1*256+(l>>>16&255)]^gs[2*256+(l>>>8&255)]^gs[3*256+(l>>>0&255)]^gs[4*256+(s>>>24&255)]^gs[5*256+(s>>>16&255)]^gs[6*256+(s>>>8&255)]^gs[7*256+(s>>>0&255)]}for(let l=r;l<t;l++)s=gs[(s^n.getUint8(l))&255]^s>>>8;return s}function uu(i){return(i^-1)>>>0}function Lr(i){return uu(wl(hu(),i))}var Dt=function(i,e,t,n){function s(r){return r instanceof t?r:new t(function(o){o(r)})}return new(t||(t=Promise))(function(r,o){function a(h){try{c(n.next(h))}catch(u){o(u)}}function l(h){try{c(n.throw(h))}catch(u){o(u)}}function c(h){h.done?r(h.value):s(h.value).then(a,l)}c((n=n.apply(i,e||[])).next())})},Ct=function(i,e){var t={label:0,sent:function(){if(r[0]&1)throw r[1];return r[1]},trys:[],ops:[]},n,s,r,o=Object.create((typeof Iterator=="function"?Iterator:Object).prototype);return o.next=a(0),o.throw=a(1),o.return=a(2),typeof Symbol=="function"&&(o[Symbol.iterator]=function(){return this}),o;function a(c){return function(h){return l([c,h])}}function l(c){if(n)throw new TypeError("Generator is already executing.");for(;o&&(o=0,c[0]&&(t=0)),t;)try{if(n=1,s&&(r=c[0]&2?s.return:c[0]?s.throw||((r=s.return)&&r.call(s),0):s.next)&&!(r=r.call(s,c[1])).done)return r;switch(s=0,r&&(c=[c[0]&2,r.value]),c[0]){case 0:case 1:r=c;break;case 4:return t.label++,{value:c[1],done:!1};case 5:t.label++,s=c[1],c=[0];continue;case 7:c=t.ops.pop(),t.trys.pop();continue;default:if(r=t.trys,!(r=r.length>0&&r[r.length-1])&&(c[0]===6||c[0]===2)){t=0;continue}if(c[0]===3&&(!r||c[1]>r[0]&&c[1]<r[3])){t.label=c[1];break}if(c[0]===6&&t.label<r[1]){t.label=r[1],r=c;break}if(r&&t.label<r[2]){t.label=r[2],t.ops.push(c);break}r[2]&&t.ops.pop(),t.trys.pop();continue}c=e.call(i,t)}catch(h){c=[6,h],s=0}finally{n=r=0}if(c[0]&5)throw c[1];return{value:c[0]?c[1]:void 0,done:!0}}},wi=function(i,e){var t=typeof Symbol=="function"&&i[Symbol.iterator];if(!t)return i;var n=t.call(i),s,r=[],o;try{for(;(e===void 0||e-- >0)&&!(s=n.next()).done;)r.push(s.value)}catch(a){o={error:a}}finally{try{s&&!s.done&&(t=n.return)&&t.call(n)}finally{if(o)throw o.error}}return r},Di=function(i,e,t){if(t||arguments.length===2)for(var n=0,s=e.length,r;n<s;n++)(r||!(n in e))&&(r||(r=Array.prototype.slice.call(e,0,n)),r[n]=e[n]);return i.concat(r||Array.prototype.slice.call(e))},R0=function(i){var e=typeof Symbol=="function"&&Symbol.iterator,t=e&&i[e],n=0;if(t)return t.call(i);if(i&&typeof i.length=="number")return{next:function(){return i&&n>=i.length&&(i=void 0),{value:i&&i[n++],done:!i}}};throw new TypeError(e?"Object is not iterable.":"Symbol.iterator is not defined.")},K2=(function(){function i(e){e===void 0&&(e=i.minComparator);var t=this;this.compare=e,this.heapArray=[],this._limit=0,this.offer=this.add,this.element=this.peek,this.poll=this.pop,this._invertedCompare=function(n,s){return t.compare(n,s).then(function(r){return-1*r})}}return i.getChildrenIndexOf=function(e){return[e*2+1,e*2+2]},i.getParentIndexOf=function(e){if(e<=0)return-1;var t=e%2?1:2;return Math.floor((e-t)/2)},i.getSiblingIndexOf=function(e){if(e<=0)return-1;var t=e%2?1:-1;return e+t},i.minComparator=function(e,t){return Dt(this,void 0,void 0,function(){return Ct(this,function(n){return e>t?[2,1]:e<t?[2,-1]:[2,0]})})},i.maxComparator=function(e,t){return Dt(this,void 0,void 0,function(){return Ct(this,function(n){return t>e?[2,1]:t<e?[2,-1]:[2,0]})})},i.minComparatorNumber=function(e,t){return Dt(this,void 0,void 0,function(){return Ct(this,function(n){return[2,e-t]})})},i.maxComparatorNumber=function(e,t){return Dt(this,void 0,void 0,function(){return Ct(this,function(n){return[2,t-e]})})},i.defaultIsEqual=function(e,t){return Dt(this,void 0,void 0,function(){return Ct(this,function(n){return[2,e===t]})})},i.print=function(e){function t(h){var u=i.getParentIndexOf(h);return Math.floor(Math.log2(u+1))}function n(h,u){for(var f="";u>0;--u)f+=h;return f}for(var s=0,r=[],o=t(e.length-1)+2,a=0;s<e.length;){var l=t(s)+1;s===0&&(l=0);var c=String(e.get(s));c.length>a&&(a=c.length),r[l]=r[l]||[],r[l].push(c),s+=1}return r.map(function(h,u){var f=Math.pow(2,o-u)-1;return n(" ",Math.floor(f/2)*a)+h.map(function(d){var g=(a-d.length)/2;return n(" ",Math.ceil(g))+d+n(" ",Math.floor(g))}).join(n(" ",f*a))}).join(`
`)},i.heapify=function(e,t){return Dt(this,void 0,void 0,function(){var n;return Ct(this,function(s){switch(s.label){case 0:return n=new i(t),n.heapArray=e,[4,n.init()];case 1:return s.sent(),[2,n]}})})},i.heappop=function(e,t){var n=new i(t);return n.heapArray=e,n.pop()},i.heappush=function(e,t,n){return Dt(this,void 0,void 0,function(){var s;return Ct(this,function(r){switch(r.label){case 0:return s=new i(n),s.heapArray=e,[4,s.push(t)];case 1:return r.sent(),[2]}})})},i.heappushpop=function(e,t,n){var s=new i(n);return s.heapArray=e,s.pushpop(t)},i.heapreplace=function(e,t,n){var s=new i(n);return s.heapArray=e,s.replace(t)},i.heaptop=function(e,t,n){t===void 0&&(t=1);var s=new i(n);return s.heapArray=e,s.top(t)},i.heapbottom=function(e,t,n){t===void 0&&(t=1);var s=new i(n);return s.heapArray=e,s.bottom(t)},i.nlargest=function(e,t,n){return Dt(this,void 0,void 0,function(){var s;return Ct(this,function(r){switch(r.label){case 0:return s=new i(n),s.heapArray=Di([],wi(t),!1),[4,s.init()];case 1:return r.sent(),[2,s.top(e)]}})})},i.nsmallest=function(e,t,n){return Dt(this,void 0,void 0,function(){var s;return Ct(this,function(r){switch(r.label){case 0:return s=new i(n),s.heapArray=Di([],wi(t),!1),[4,s.init()];case 1:return r.sent(),[2,s.bottom(e)]}})})},i.prototype.add=function(e){return Dt(this,void 0,void 0,function(){return Ct(this,function(t){switch(t.label){case 0:return[4,this._sortNodeUp(this.heapArray.push(e)-1)];case 1:return t.sent(),this._applyLimit(),[2,!0]}})})},i.prototype.addAll=function(e){return Dt(this,void 0,void 0,function(){var t,n,s;return Ct(this,function(r){switch(r.label){case 0:t=this.length,(s=this.heapArray).push.apply(s,Di([],wi(e),!1)),n=this.length,r.label=1;case 1:return t<n?[4,this._sortNodeUp(t)]:[3,4];case 2:r.sent(),r.label=3;case 3:return++t,[3,1];case 4:return this._applyLimit(),[2,!0]}})})},i.prototype.bottom=function(){return Dt(this,arguments,void 0,function(e){return e===void 0&&(e=1),Ct(this,function(t){return this.heapArray.length===0||e<=0?[2,[]]:this.heapArray.length===1?[2,[this.heapArray[0]]]:e>=this.heapArray.length?[2,Di([],wi(this.heapArray),!1)]:[2,this._bottomN_push(~~e)]})})},i.prototype.check=function(){return Dt(this,void 0,void 0,function(){var e,t,n,s,r,o,a,l,c;return Ct(this,function(h){switch(h.label){case 0:e=0,h.label=1;case 1:if(!(e<this.heapArray.length))return[3,10];t=this.heapArray[e],n=this.getChildrenOf(e),h.label=2;case 2:h.trys.push([2,7,8,9]),s=(l=void 0,R0(n)),r=s.next(),h.label=3;case 3:return r.done?[3,6]:(o=r.value,[4,this.compare(t,o)]);case 4:if(h.sent()>0)return[2,t];h.label=5;case 5:return r=s.next(),[3,3];case 6:return[3,9];case 7:return a=h.sent(),l={error:a},[3,9];case 8:try{r&&!r.done&&(c=s.return)&&c.call(s)}finally{if(l)throw l.error}return[7];case 9:return++e,[3,1];case 10:return[2]}})})},i.prototype.clear=function(){this.heapArray=[]},i.prototype.clone=function(){var e=new i(this.comparator());return e.heapArray=this.toArray(),e._limit=this._limit,e},i.prototype.comparator=function(){return this.compare},i.prototype.contains=function(e){return Dt(this,arguments,void 0,function(t,n){var s,r,o,a,l,c;return n===void 0&&(n=i.defaultIsEqual),Ct(this,function(h){switch(h.label){case 0:h.trys.push([0,5,6,7]),s=R0(this.heapArray),r=s.next(),h.label=1;case 1:return r.done?[3,4]:(o=r.value,[4,n(o,t)]);case 2:if(h.sent())return[2,!0];h.label=3;case 3:return r=s.next(),[3,1];case 4:return[3,7];case 5:return a=h.sent(),l={error:a},[3,7];case 6:try{r&&!r.done&&(c=s.return)&&c.call(s)}finally{if(l)throw l.error}return[7];case 7:return[2,!1]}})})},i.prototype.init=function(e){return Dt(this,void 0,void 0,function(){var t;return Ct(this,function(n){switch(n.label){case 0:e&&(this.heapArray=Di([],wi(e),!1)),t=i.getParentIndexOf(this.length-1),n.label=1;case 1:return t>=0?[4,this._sortNodeDown(t)]:[3,4];case 2:n.sent(),n.label=3;case 3:return--t,[3,1];case 4:return this._applyLimit(),[2]}})})},i.prototype.isEmpty=function(){return this.length===0},i.prototype.leafs=function(){if(this.heapArray.length===0)return[];var e=i.getParentIndexOf(this.heapArray.length-1);return this.heapArray.slice(e+1)},Object.defineProperty(i.prototype,"length",{get:function(){return this.heapArray.length},enumerable:!1,configurable:!0}),Object.defineProperty(i.prototype,"limit",{get:function(){return this._limit},set:function(e){this._limit=~~e,this._applyLimit()},enumerable:!1,configurable:!0}),i.prototype.peek=function(){return this.heapArray[0]},i.prototype.pop=function(){return Dt(this,void 0,void 0,function(){var e;return Ct(this,function(t){return e=this.heapArray.pop(),this.length>0&&e!==void 0?[2,this.replace(e)]:[2,e]})})},i.prototype.push=function(){for(var e=[],t=0;t<arguments.length;t++)e[t]=arguments[t];return Dt(this,void 0,void 0,function(){return Ct(this,function(n){return e.length<1?[2,!1]:e.length===1?[2,this.add(e[0])]:[2,this.addAll(e)]})})},i.prototype.pushpop=function(e){return Dt(this,void 0,void 0,function(){var t;return Ct(this,function(n){switch(n.label){case 0:return[4,this.compare(this.heapArray[0],e)];case 1:return n.sent()<0?(t=wi([this.heapArray[0],e],2),e=t[0],this.heapArray[0]=t[1],[4,this._sortNodeDown(0)]):[3,3];case 2:n.sent(),n.label=3;case 3:return[2,e]}})})},i.prototype.remove=function(e){return Dt(this,arguments,void 0,function(t,n){var s,r,o,a=this;return n===void 0&&(n=i.defaultIsEqual),Ct(this,function(l){switch(l.label){case 0:return this.heapArray.length?t!==void 0?[3,2]:[4,this.pop()]:[2,!1];case 1:return l.sent(),[2,!0];case 2:s=[0],l.label=3;case 3:return s.length?(r=s.shift(),[4,n(this.heapArray[r],t)]):[3,13];case 4:return l.sent()?r!==0?[3,6]:[4,this.pop()]:[3,11];case 5:return l.sent(),[3,10];case 6:return r!==this.heapArray.length-1?[3,7]:(this.heapArray.pop(),[3,10]);case 7:return this.heapArray.splice(r,1,this.heapArray.pop()),[4,this._sortNodeUp(r)];case 8:return l.sent(),[4,this._sortNodeDown(r)];case 9:l.sent(),l.label=10;case 10:return[2,!0];case 11:o=i.getChildrenIndexOf(r).filter(function(c){return c<a.heapArray.length}),s.push.apply(s,Di([],wi(o),!1)),l.label=12;case 12:return[3,3];case 13:return[2,!1]}})})},i.prototype.replace=function(e){return Dt(this,void 0,void 0,function(){var t;return Ct(this,function(n){switch(n.label){case 0:return t=this.heapArray[0],this.heapArray[0]=e,[4,this._sortNodeDown(0)];case 1:return n.sent(),[2,t]}})})},i.prototype.size=function(){return this.length},i.prototype.top=function(){return Dt(this,arguments,void 0,function(e){return e===void 0&&(e=1),Ct(this,function(t){return this.heapArray.length===0||e<=0?[2,[]]:this.heapArray.length===1||e===1?[2,[this.heapArray[0]]]:e>=this.heapArray.length?[2,Di([],wi(this.heapArray),!1)]:[2,this._topN_push(~~e)]})})},i.prototype.toArray=function(){return Di([],wi(this.heapArray),!1)},i.prototype.toString=function(){return this.heapArray.toString()},i.prototype.get=function(e){return this.heapArray[e]},i.prototype.getChildrenOf=function(e){var t=this;return i.getChildrenIndexOf(e).map(function(n){return t.heapArray[n]}).filter(function(n){return n!==void 0})},i.prototype.getParentOf=function(e){var t=i.getParentIndexOf(e);return this.heapArray[t]},i.prototype[Symbol.iterator]=function(){return Ct(this,function(e){switch(e.label){case 0:return this.length?[4,this.pop()]:[3,2];case 1:return e.sent(),[3,0];case 2:return[2]}})},i.prototype.iterator=function(){return this},i.prototype._applyLimit=function(){if(this._limit&&this._limit<this.heapArray.length)for(var e=this.heapArray.length-this._limit;e;)this.heapArray.pop(),--e},i.prototype._bottomN_push=function(e){return Dt(this,void 0,void 0,function(){var t,n,s,r,a,o,a;return Ct(this,function(l){switch(l.label){case 0:return t=new i(this.compare),t.limit=e,t.heapArray=this.heapArray.slice(-e),[4,t.init()];case 1:for(l.sent(),n=this.heapArray.length-1-e,s=i.getParentIndexOf(n),r=[],a=n;a>s;--a)r.push(a);o=this.heapArray,l.label=2;case 2:return r.length?(a=r.shift(),[4,this.compare(o[a],t.peek())]):[3,6];case 3:return l.sent()>0?[4,t.replace(o[a])]:[3,5];case 4:l.sent(),a%2&&r.push(i.getParentIndexOf(a)),l.label=5;case 5:return[3,2];case 6:return[2,t.toArray()]}})})},i.prototype._moveNode=function(e,t){var n=this.heapArray[e];this.heapArray[e]=this.heapArray[t],this.heapArray[t]=n},i.prototype._sortNodeDown=function(e){return Dt(this,void 0,void 0,function(){var t,n,s,r,o,a,l;return Ct(this,function(c){switch(c.label){case 0:t=this.heapArray.length,n=e,s=this.heapArray[e],r=2*e+1,c.label=1;case 1:return r<t?(o=r+1,l=o>=t,l?[3,3]:[4,this.compare(this.heapArray[r],this.heapArray[o])]):[3,5];case 2:l=c.sent()<0,c.label=3;case 3:return a=l?r:o,[4,this.compare(this.heapArray[a],s)];case 4:if(c.sent()<0)this.heapArray[e]=this.heapArray[a],e=a,r=2*e+1;else return[3,5];return[3,1];case 5:return e!==n&&(this.heapArray[e]=s),[2]}})})},i.prototype._sortNodeUp=function(e){return Dt(this,void 0,void 0,function(){var t,n,s;return Ct(this,function(r){switch(r.label){case 0:t=this.heapArray[e],n=e,r.label=1;case 1:return e>0?(s=i.getParentIndexOf(e),[4,this.compare(t,this.heapArray[s])]):[3,3];case 2:if(r.sent()<0)this.heapArray[e]=this.heapArray[s],e=s;else return[3,3];return[3,1];case 3:return e!==n&&(this.heapArray[e]=t),[2]}})})},i.prototype._topN_push=function(e){return Dt(this,void 0,void 0,function(){var t,n,s,r;return Ct(this,function(o){switch(o.label){case 0:t=new i(this._invertedCompare),t.limit=e,n=[0],s=this.heapArray,o.label=1;case 1:return n.length?(r=n.shift(),r<s.length?t.length<e?[4,t.push(s[r])]:[3,3]:[3,6]):[3,7];case 2:return o.sent(),n.push.apply(n,Di([],wi(i.getChildrenIndexOf(r)),!1)),[3,6];case 3:return[4,this.compare(s[r],t.peek())];case 4:return o.sent()<0?[4,t.replace(s[r])]:[3,6];case 5:o.sent(),n.push.apply(n,Di([],wi(i.getChildrenIndexOf(r)),!1)),o.label=6;case 6:return[3,1];case 7:return[2,t.toArray()]}})})},i.prototype._topN_fill=function(e){return Dt(this,void 0,void 0,function(){var t,n,s,r,o,o;return Ct(this,function(a){switch(a.label){case 0:return t=this.heapArray,n=new i(this._invertedCompare),n.limit=e,n.heapArray=t.slice(0,e),[4,n.init()];case 1:for(a.sent(),s=i.getParentIndexOf(e-1)+1,r=[],o=s;o<e;++o)r.push.apply(r,Di([],wi(i.getChildrenIndexOf(o).filter(function(l){return l<t.length})),!1));(e-1)%2&&r.push(e),a.label=2;case 2:return r.length?(o=r.shift(),o<t.length?[4,this.compare(t[o],n.peek())]:[3,5]):[3,6];case 3:return a.sent()<0?[4,n.replace(t[o])]:[3,5];case 4:a.sent(),r.push.apply(r,Di([],wi(i.getChildrenIndexOf(o)),!1)),a.label=5;case 5:return[3,2];case 6:return[2,n.toArray()]}})})},i.prototype._topN_heap=function(e){return Dt(this,void 0,void 0,function(){var t,n,s,r,o;return Ct(this,function(a){switch(a.label){case 0:t=this.clone(),n=[],s=0,a.label=1;case 1:return s<e?(o=(r=n).push,[4,t.pop()]):[3,4];case 2:o.apply(r,[a.sent()]),a.label=3;case 3:return++s,[3,1];case 4:return[2,n]}})})},i.prototype._topIdxOf=function(e){return Dt(this,void 0,void 0,function(){var t,n,s,r;return Ct(this,function(o){switch(o.label){case 0:if(!e.length)return[2,-1];t=0,n=e[t],s=1,o.label=1;case 1:return s<e.length?[4,this.compare(e[s],n)]:[3,4];case 2:r=o.sent(),r<0&&(t=s,n=e[s]),o.label=3;case 3:return++s,[3,1];case 4:return[2,t]}})})},i.prototype._topOf=function(){for(var e=[],t=0;t<arguments.length;t++)e[t]=arguments[t];return Dt(this,void 0,void 0,function(){var n;return Ct(this,function(s){switch(s.label){case 0:return n=new i(this.compare),[4,n.init(e)];case 1:return s.sent(),[2,n.peek()]}})})},i})(),I1=function(i,e){var t={label:0,sent:function(){if(r[0]&1)throw r[1];return r[1]},trys:[],ops:[]},n,s,r,o=Object.create((typeof Iterator=="function"?Iterator:Object).prototype);return o.next=a(0),o.throw=a(1),o.return=a(2),typeof Symbol=="function"&&(o[Symbol.iterator]=function(){return this}),o;function a(c){return function(h){return l([c,h])}}function l(c){if(n)throw new TypeError("Generator is already executing.");for(;o&&(o=0,c[0]&&(t=0)),t;)try{if(n=1,s&&(r=c[0]&2?s.return:c[0]?s.throw||((r=s.return)&&r.call(s),0):s.next)&&!(r=r.call(s,c[1])).done)return r;switch(s=0,r&&(c=[c[0]&2,r.value]),c[0]){case 0:case 1:r=c;break;case 4:return t.label++,{value:c[1],done:!1};case 5:t.label++,s=c[1],c=[0];continue;case 7:c=t.ops.pop(),t.trys.pop();continue;default:if(r=t.trys,!(r=r.length>0&&r[r.length-1])&&(c[0]===6||c[0]===2)){t=0;continue}if(c[0]===3&&(!r||c[1]>r[0]&&c[1]<r[3])){t.label=c[1];break}if(c[0]===6&&t.label<r[1]){t.label=r[1],r=c;break}if(r&&t.label<r[2]){t.label=r[2],t.ops.push(c);break}r[2]&&t.ops.pop(),t.trys.pop();continue}c=e.call(i,t)}catch(h){c=[6,h],s=0}finally{n=r=0}if(c[0]&5)throw c[1];return{value:c[0]?c[1]:void 0,done:!0}}},$n=function(i,e){var t=typeof Symbol=="function"&&i[Symbol.iterator];if(!t)return i;var n=t.call(i),s,r=[],o;try{for(;(e===void 0||e-- >0)&&!(s=n.next()).done;)r.push(s.value)}catch(a){o={error:a}}finally{try{s&&!s.done&&(t=n.return)&&t.call(n)}finally{if(o)throw o.error}}return r},ci=function(i,e,t){if(t||arguments.length===2)for(var n=0,s=e.length,r;n<s;n++)(r||!(n in e))&&(r||(r=Array.prototype.slice.call(e,0,n)),r[n]=e[n]);return i.concat(r||Array.prototype.slice.call(e))};var I0=(function(){function i(e){e===void 0&&(e=i.minComparator);var t=this;this.compare=e,this.heapArray=[],this._limit=0,this.offer=this.add,this.element=this.peek,this.poll=this.pop,this.removeAll=this.clear,this._invertedCompare=function(n,s){return-1*t.compare(n,s)}}return i.getChildrenIndexOf=function(e){return[e*2+1,e*2+2]},i.getParentIndexOf=function(e){return e<=0?-1:e-1>>1},i.getSiblingIndexOf=function(e){if(e<=0)return-1;var t=e%2?1:-1;return e+t},i.minComparator=function(e,t){return e>t?1:e<t?-1:0},i.maxComparator=function(e,t){return t>e?1:t<e?-1:0},i.minComparatorNumber=function(e,t){return e-t},i.maxComparatorNumber=function(e,t){return t-e},i.defaultIsEqual=function(e,t){return e===t},i.print=function(e){function t(h){var u=i.getParentIndexOf(h);return Math.floor(Math.log2(u+1))}function n(h,u){for(var f="";u>0;--u)f+=h;return f}for(var s=0,r=[],o=t(e.length-1)+2,a=0;s<e.length;){var l=t(s)+1;s===0&&(l=0);var c=String(e.get(s));c.length>a&&(a=c.length),r[l]=r[l]||[],r[l].push(c),s+=1}return r.map(function(h,u){var f=Math.pow(2,o-u)-1;return n(" ",Math.floor(f/2)*a)+h.map(function(d){var g=(a-d.length)/2;return n(" ",Math.ceil(g))+d+n(" ",Math.floor(g))}).join(n(" ",f*a))}).join(`
`)},i.heapify=function(e,t){var n=new i(t);return n.heapArray=e,n.init(),n},i.heappop=function(e,t){var n=new i(t);return n.heapArray=e,n.pop()},i.heappush=function(e,t,n){var s=new i(n);s.heapArray=e,s.push(t)},i.heappushpop=function(e,t,n){var s=new i(n);return s.heapArray=e,s.pushpop(t)},i.heapreplace=function(e,t,n){var s=new i(n);return s.heapArray=e,s.replace(t)},i.heaptop=function(e,t,n){t===void 0&&(t=1);var s=new i(n);return s.heapArray=e,s.top(t)},i.heapbottom=function(e,t,n){t===void 0&&(t=1);var s=new i(n);return s.heapArray=e,s.bottom(t)},i.nlargest=function(e,t,n){var s=new i(n);return s.heapArray=ci([],$n(t),!1),s.init(),s.top(e)},i.nsmallest=function(e,t,n){var s=new i(n);return s.heapArray=ci([],$n(t),!1),s.init(),s.bottom(e)},i.prototype.add=function(e){return this._sortNodeUp(this.heapArray.push(e)-1),this._applyLimit(),!0},i.prototype.addAll=function(e){var t,n=this.length;(t=this.heapArray).push.apply(t,ci([],$n(e),!1));for(var s=this.length;n<s;++n)this._sortNodeUp(n);return this._applyLimit(),!0},i.prototype.bottom=function(e){return e===void 0&&(e=1),this.heapArray.length===0||e<=0?[]:this.heapArray.length===1?[this.heapArray[0]]:e>=this.heapArray.length?ci([],$n(this.heapArray),!1):this._bottomN_push(~~e)},i.prototype.check=function(){var e=this;return this.heapArray.find(function(t,n){return!!e.getChildrenOf(n).find(function(s){return e.compare(t,s)>0})})},i.prototype.clear=function(){this.heapArray=[]},i.prototype.clone=function(){var e=new i(this.comparator());return e.heapArray=this.toArray(),e._limit=this._limit,e},i.prototype.comparator=function(){return this.compare},i.prototype.contains=function(e,t){return t===void 0&&(t=i.defaultIsEqual),this.indexOf(e,t)!==-1},i.prototype.init=function(e){e&&(this.heapArray=ci([],$n(e),!1));for(var t=i.getParentIndexOf(this.length-1);t>=0;--t)this._sortNodeDown(t);this._applyLimit()},i.prototype.isEmpty=function(){return this.length===0},i.prototype.indexOf=function(e,t){if(t===void 0&&(t=i.defaultIsEqual),this.heapArray.length===0)return-1;for(var n=[],s=0;s<this.heapArray.length;){var r=this.heapArray[s];if(t(r,e))return s;this.compare(r,e)<=0&&n.push.apply(n,ci([],$n(i.getChildrenIndexOf(s)),!1)),s=n.shift()||this.heapArray.length}return-1},i.prototype.indexOfEvery=function(e,t){if(t===void 0&&(t=i.defaultIsEqual),this.heapArray.length===0)return[];for(var n=[],s=[],r=0;r<this.heapArray.length;){var o=this.heapArray[r];t(o,e)?(s.push(r),n.push.apply(n,ci([],$n(i.getChildrenIndexOf(r)),!1))):this.compare(o,e)<=0&&n.push.apply(n,ci([],$n(i.getChildrenIndexOf(r)),!1)),r=n.shift()||this.heapArray.length}return s},i.prototype.leafs=function(){if(this.heapArray.length===0)return[];var e=i.getParentIndexOf(this.heapArray.length-1);return this.heapArray.slice(e+1)},Object.defineProperty(i.prototype,"length",{get:function(){return this.heapArray.length},enumerable:!1,configurable:!0}),Object.defineProperty(i.prototype,"limit",{get:function(){return this._limit},set:function(e){e<0||isNaN(e)?this._limit=0:this._limit=~~e,this._applyLimit()},enumerable:!1,configurable:!0}),i.prototype.setLimit=function(e){return this.limit=e,e<0||isNaN(e)?NaN:this._limit},i.prototype.peek=function(){return this.heapArray[0]},i.prototype.pop=function(){var e=this.heapArray.pop();return this.length>0&&e!==void 0?this.replace(e):e},i.prototype.push=function(){for(var e=[],t=0;t<arguments.length;t++)e[t]=arguments[t];return e.length<1?!1:e.length===1?this.add(e[0]):this.addAll(e)},i.prototype.pushpop=function(e){var t;return this.compare(this.heapArray[0],e)<0&&(t=$n([this.heapArray[0],e],2),e=t[0],this.heapArray[0]=t[1],this._sortNodeDown(0)),e},i.prototype.remove=function(e,t){var n=this;if(t===void 0&&(t=i.defaultIsEqual),!this.heapArray.length)return!1;if(e===void 0)return this.pop(),!0;for(var s=[0];s.length;){var r=s.shift();if(t(this.heapArray[r],e))return r===0?this.pop():r===this.heapArray.length-1?this.heapArray.pop():(this.heapArray.splice(r,1,this.heapArray.pop()),this._sortNodeUp(r),this._sortNodeDown(r)),!0;if(this.compare(this.heapArray[r],e)<=0){var o=i.getChildrenIndexOf(r).filter(function(a){return a<n.heapArray.length});s.push.apply(s,ci([],$n(o),!1))}}return!1},i.prototype.replace=function(e){var t=this.heapArray[0];return this.heapArray[0]=e,this._sortNodeDown(0),t},i.prototype.size=function(){return this.length},i.prototype.top=function(e){return e===void 0&&(e=1),this.heapArray.length===0||e<=0?[]:this.heapArray.length===1||e===1?[this.heapArray[0]]:e>=this.heapArray.length?ci([],$n(this.heapArray),!1):this._topN_push(~~e)},i.prototype.toArray=function(){return ci([],$n(this.heapArray),!1)},i.prototype.toString=function(){return this.heapArray.toString()},i.prototype.get=function(e){return this.heapArray[e]},i.prototype.getChildrenOf=function(e){var t=this;return i.getChildrenIndexOf(e).map(function(n){return t.heapArray[n]}).filter(function(n){return n!==void 0})},i.prototype.getParentOf=function(e){var t=i.getParentIndexOf(e);return this.heapArray[t]},i.prototype[Symbol.iterator]=function(){return I1(this,function(e){switch(e.label){case 0:return this.length?[4,this.pop()]:[3,2];case 1:return e.sent(),[3,0];case 2:return[2]}})},i.prototype.iterator=function(){return this.toArray()},i.prototype._applyLimit=function(){if(this._limit>0&&this._limit<this.heapArray.length)for(var e=this.heapArray.length-this._limit;e;)this.heapArray.pop(),--e},i.prototype._bottomN_push=function(e){var t=new i(this.compare);t.limit=e,t.heapArray=this.heapArray.slice(-e),t.init();for(var n=this.heapArray.length-1-e,s=i.getParentIndexOf(n),r=[],o=n;o>s;--o)r.push(o);for(var a=this.heapArray;r.length;){var o=r.shift();this.compare(a[o],t.peek())>0&&(t.replace(a[o]),o%2&&r.push(i.getParentIndexOf(o)))}return t.toArray()},i.prototype._moveNode=function(e,t){var n=this.heapArray[e];this.heapArray[e]=this.heapArray[t],this.heapArray[t]=n},i.prototype._sortNodeDown=function(e){for(var t=this.heapArray.length,n=e,s=this.heapArray[e],r=2*e+1;r<t;){var o=r+1,a=o>=t||this.compare(this.heapArray[r],this.heapArray[o])<0?r:o;if(this.compare(this.heapArray[a],s)<0)this.heapArray[e]=this.heapArray[a],e=a,r=2*e+1;else break}e!==n&&(this.heapArray[e]=s)},i.prototype._sortNodeUp=function(e){for(var t=this.heapArray[e],n=e;e>0;){var s=i.getParentIndexOf(e);if(this.compare(t,this.heapArray[s])<0)this.heapArray[e]=this.heapArray[s],e=s;else break}e!==n&&(this.heapArray[e]=t)},i.prototype._topN_push=function(e){var t=new i(this._invertedCompare);t.limit=e;for(var n=[0],s=this.heapArray;n.length;){var r=n.shift();r<s.length&&(t.length<e?(t.push(s[r]),n.push.apply(n,ci([],$n(i.getChildrenIndexOf(r)),!1))):this.compare(s[r],t.peek())<0&&(t.replace(s[r]),n.push.apply(n,ci([],$n(i.getChildrenIndexOf(r)),!1))))}return t.toArray()},i.prototype._topN_fill=function(e){var t=this.heapArray,n=new i(this._invertedCompare);n.limit=e,n.heapArray=t.slice(0,e),n.init();for(var s=i.getParentIndexOf(e-1)+1,r=[],o=s;o<e;++o)r.push.apply(r,ci([],$n(i.getChildrenIndexOf(o).filter(function(a){return a<t.length})),!1));for((e-1)%2&&r.push(e);r.length;){var o=r.shift();o<t.length&&this.compare(t[o],n.peek())<0&&(n.replace(t[o]),r.push.apply(r,ci([],$n(i.getChildrenIndexOf(o)),!1)))}return n.toArray()},i.prototype._topN_heap=function(e){for(var t=this.clone(),n=[],s=0;s<e;++s)n.push(t.pop());return n},i.prototype._topIdxOf=function(e){if(!e.length)return-1;for(var t=0,n=e[t],s=1;s<e.length;++s){var r=this.compare(e[s],n);r<0&&(t=s,n=e[s])}return t},i.prototype._topOf=function(){for(var e=[],t=0;t<arguments.length;t++)e[t]=arguments[t];var n=new i(this.compare);return n.init(e),n.peek()},i})();var fu=class{#e;#n=new Map;#a;#i=0;#r;constructor(e,t){this.#e=e,this.#a=t}async size(){return this.#r==null&&(this.#r=await this.#e.size()),this.#r}async read(e,t,n){let s=Number(t),r=this.#n.get(e);if(r!=null&&r.byteLength>=s)return r.byteLength===s?r:r.subarray(0,s);let o=await this.#e.read(e,t,n);if(this.#i+o.byteLength<=this.#a){let a=new Uint8Array(o);return this.#n.set(e,a),this.#i+=a.byteLength,a}return o}};var P0=typeof DataView.prototype.getBigUint64=="function"?DataView.prototype.getBigUint64:function(i,e){let t=e===!0?this.getUint32(i,e):this.getUint32(i+4,e),n=e===!0?this.getUint32(i+4,e):this.getUint32(i,e);return BigInt(n)<<32n|BigInt(t)};var P1=new TextDecoder,Kn=class{#e;#n;offset;constructor(e,t=0){this.#e=e,this.#n=new Uint8Array(e.buffer,e.byteOffset,e.byteLength),this.offset=t}reset(e,t=0){this.#e=e,this.#n=new Uint8Array(e.buffer,e.byteOffset,e.byteLength),this.offset=t}bytesRemaining(){return this.#n.length-this.offset}uint8(){let e=this.#e.getUint8(this.offset);return this.offset+=1,e}uint16(){let e=this.#e.getUint16(this.offset,!0);return this.offset+=2,e}uint32(){let e=this.#e.getUint32(this.offset,!0);return this.offset+=4,e}uint64(){let e=P0.call(this.#e,this.offset,!0);return this.offset+=8,e}string(){let e=this.uint32();if(e===0)return"";if(e>this.bytesRemaining())throw new Error(`String length ${e} exceeds bounds of buffer`);return P1.decode(this.u8ArrayBorrow(e))}keyValuePairs(e,t){let n=this.uint32();if(this.offset+n>this.#e.byteLength)throw new Error(`Key-value pairs length ${n} exceeds bounds of buffer`);let s=[],r=this.offset+n;try{for(;this.offset<r;)s.push([e(this),t(this)])}catch(o){throw new Error(`Error reading key-value pairs: ${o.message}`)}if(this.offset!==r)throw new Error(`Key-value pairs length (${this.offset-r+n}) greater than expected (${n})`);return s}map(e,t){let n=this.uint32();if(this.offset+n>this.#e.byteLength)throw new Error(`Map length ${n} exceeds bounds of buffer`);let s=new Map,r=this.offset+n;try{for(;this.offset<r;){let o=e(this),a=t(this),l=s.get(o);if(l!=null)throw new Error(`Duplicate key ${String(o)} (${String(l)} vs ${String(a)})`);s.set(o,a)}}catch(o){throw new Error(`Error reading map: ${o.message}`)}if(this.offset!==r)throw new Error(`Map length (${this.offset-r+n}) greater than expected (${n})`);return s}u8ArrayBorrow(e){let t=this.#n.subarray(this.offset,this.offset+e);return this.offset+=e,t}u8ArrayCopy(e){let t=this.#n.slice(this.offset,this.offset+e);return this.offset+=e,t}};var zn=Object.freeze([137,77,67,65,80,48,13,10]),bn;(function(i){i[i.MIN=1]="MIN",i[i.HEADER=1]="HEADER",i[i.FOOTER=2]="FOOTER",i[i.SCHEMA=3]="SCHEMA",i[i.CHANNEL=4]="CHANNEL",i[i.MESSAGE=5]="MESSAGE",i[i.CHUNK=6]="CHUNK",i[i.MESSAGE_INDEX=7]="MESSAGE_INDEX",i[i.CHUNK_INDEX=8]="CHUNK_INDEX",i[i.ATTACHMENT=9]="ATTACHMENT",i[i.ATTACHMENT_INDEX=10]="ATTACHMENT_INDEX",i[i.STATISTICS=11]="STATISTICS",i[i.METADATA=12]="METADATA",i[i.METADATA_INDEX=13]="METADATA_INDEX",i[i.SUMMARY_OFFSET=14]="SUMMARY_OFFSET",i[i.DATA_END=15]="DATA_END",i[i.MAX=15]="MAX"})(bn||(bn={}));function du(i){if(i.bytesRemaining()<zn.length)return;let e=i.u8ArrayBorrow(zn.length);if(!zn.every((t,n)=>t===e[n]))throw new Error(`Expected MCAP magic '${zn.map(t=>t.toString(16).padStart(2,"0")).join(" ")}', found '${Array.from(e,(t,n)=>e[n].toString(16).padStart(2,"0")).join(" ")}'`);return{specVersion:"0"}}function Yi(i,e=!1){if(i.bytesRemaining()<9)return;let n=i.offset,s=i.uint8(),r=i.uint64();if(r>Number.MAX_SAFE_INTEGER)throw new Error(`Record content length ${r} is too large`);let o=Number(r);if(i.bytesRemaining()<o){i.offset=n;return}let a;switch(s){case bn.HEADER:a=N1(i,o);break;case bn.FOOTER:a=O1(i,o);break;case bn.SCHEMA:a=U1(i,o);break;case bn.CHANNEL:a=F1(i,o);break;case bn.MESSAGE:a=B1(i,o);break;case bn.CHUNK:a=k1(i,o);break;case bn.MESSAGE_INDEX:a=z1(i,o);break;case bn.CHUNK_INDEX:a=V1(i,o);break;case bn.ATTACHMENT:a=H1(i,o,e);break;case bn.ATTACHMENT_INDEX:a=G1(i,o);break;case bn.STATISTICS:a=W1(i,o);break;case bn.METADATA:a=X1(i,o);break;case bn.METADATA_INDEX:a=q1(i,o);break;case bn.SUMMARY_OFFSET:a=Y1(i,o);break;case bn.DATA_END:a=$1(i,o);break;default:a=D1(i,o,s);break}return i.offset=n+9+o,a}function D1(i,e,t){let n=i.u8ArrayBorrow(e);return{type:"Unknown",opcode:t,data:n}}function N1(i,e){let t=i.offset,n=i.string(),s=i.string();return i.offset=t+e,{type:"Header",profile:n,library:s}}function O1(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint32();return i.offset=t+e,{type:"Footer",summaryStart:n,summaryOffsetStart:s,summaryCrc:r}}function U1(i,e){let t=i.offset,n=i.uint16(),s=i.string(),r=i.string(),o=i.uint32(),a=i.offset;if(e-(a-t)<o)throw new Error(`Schema data length ${o} exceeds bounds of record`);let l=i.u8ArrayCopy(o);return i.offset=t+e,{type:"Schema",id:n,encoding:r,name:s,data:l}}function F1(i,e){let t=i.offset,n=i.uint16(),s=i.uint16(),r=i.string(),o=i.string(),a=i.map(l=>l.string(),l=>l.string());return i.offset=t+e,{type:"Channel",id:n,schemaId:s,topic:r,messageEncoding:o,metadata:a}}function B1(i,e){let n=i.uint16(),s=i.uint32(),r=i.uint64(),o=i.uint64(),a=i.u8ArrayCopy(e-22);return{type:"Message",channelId:n,sequence:s,logTime:r,publishTime:o,data:a}}function k1(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint64(),o=i.uint32(),a=i.string(),l=Number(i.uint64()),h=i.offset-t;if(l+h>e)throw new Error("Chunk records length exceeds remaining record size");let u=i.u8ArrayCopy(l);return i.offset=t+e,{type:"Chunk",messageStartTime:n,messageEndTime:s,compression:a,uncompressedSize:r,uncompressedCrc:o,records:u}}function z1(i,e){let t=i.offset,n=i.uint16(),s=i.keyValuePairs(r=>r.uint64(),r=>r.uint64());return i.offset=t+e,{type:"MessageIndex",channelId:n,records:s}}function V1(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint64(),o=i.uint64(),a=i.map(f=>f.uint16(),f=>f.uint64()),l=i.uint64(),c=i.string(),h=i.uint64(),u=i.uint64();return i.offset=t+e,{type:"ChunkIndex",messageStartTime:n,messageEndTime:s,chunkStartOffset:r,chunkLength:o,messageIndexOffsets:a,messageIndexLength:l,compression:c,compressedSize:h,uncompressedSize:u}}function H1(i,e,t){let n=i.offset,s=i.uint64(),r=i.uint64(),o=i.string(),a=i.string(),l=i.uint64();if(BigInt(i.offset)+l>Number.MAX_SAFE_INTEGER)throw new Error(`Attachment too large: ${l}`);if(i.offset+Number(l)+4>n+e)throw new Error(`Attachment data length ${l} exceeds bounds of record`);let c=i.u8ArrayCopy(Number(l)),h=i.offset-n,u=i.uint32();if(t&&u!==0){i.offset=n;let f=i.u8ArrayBorrow(h),d=Lr(f);if(i.offset=n+h+4,d!==u)throw new Error(`Attachment CRC32 mismatch: expected ${u}, actual ${d}`)}return i.offset=n+e,{type:"Attachment",logTime:s,createTime:r,name:o,mediaType:a,data:c}}function G1(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.uint64(),o=i.uint64(),a=i.uint64(),l=i.string(),c=i.string();return i.offset=t+e,{type:"AttachmentIndex",offset:n,length:s,logTime:r,createTime:o,dataSize:a,name:l,mediaType:c}}function W1(i,e){let t=i.offset,n=i.uint64(),s=i.uint16(),r=i.uint32(),o=i.uint32(),a=i.uint32(),l=i.uint32(),c=i.uint64(),h=i.uint64(),u=i.map(f=>f.uint16(),f=>f.uint64());return i.offset=t+e,{type:"Statistics",messageCount:n,schemaCount:s,channelCount:r,attachmentCount:o,metadataCount:a,chunkCount:l,messageStartTime:c,messageEndTime:h,channelMessageCounts:u}}function X1(i,e){let t=i.offset,n=i.string(),s=i.map(r=>r.string(),r=>r.string());return i.offset=t+e,{type:"Metadata",metadata:s,name:n}}function q1(i,e){let t=i.offset,n=i.uint64(),s=i.uint64(),r=i.string();return i.offset=t+e,{type:"MetadataIndex",offset:n,length:s,name:r}}function Y1(i,e){let t=i.offset,n=i.uint8(),s=i.uint64(),r=i.uint64();return i.offset=t+e,{type:"SummaryOffset",groupOpcode:n,groupStart:s,groupLength:r}}function $1(i,e){let t=i.offset,n=i.uint32();return i.offset=t+e,{type:"DataEnd",dataSectionCrc:n}}function L0(i,e,t){let n=0,s=i.length;if(s===0)return 0;let r=t(e);for(;n<s;){let o=n+s>>>1;t(i[o][0])<r?n=o+1:s=o}return s}function D0(i,e,t){let n=0,s=i.length;if(s===0)return 0;let r=t(e);for(;n<s;){let o=n+s>>>1;t(i[o][0])<=r?n=o+1:s=o}return s}var pu=class{chunkIndex;#e;#n;#a;#i;#r;#t;#o=0;constructor(e){if(this.chunkIndex=e.chunkIndex,this.#e=e.relevantChannels,this.#n=e.startTime,this.#a=e.endTime,this.#i=e.reverse,this.#r=e.readFullMessageIndexRange??!1,this.chunkIndex.messageIndexLength===0n&&(this.chunkIndex.messageStartTime!==0n||this.chunkIndex.messageEndTime!==0n))throw new Error("Encountered a chunk index without message indexes and non-zero start and end times")}compare(e){if(this.#i!==e.#i)throw new Error("Cannot compare a reversed ChunkCursor to a non-reversed ChunkCursor");let t=Number(this.#s()-e.#s());return t===0&&(t=Number(this.chunkIndex.chunkStartOffset-e.chunkIndex.chunkStartOffset)),this.#i?-t:t}hasMoreMessages(){if(this.#t==null)throw new Error("loadMessageIndexes() must be called before hasMore()");return this.#o<this.#t.length}popMessage(){if(this.#t==null)throw new Error("loadMessageIndexes() must be called before popMessage()");if(this.#o>=this.#t.length)throw new Error(`Unexpected popMessage() call when no more messages are available, in chunk at offset ${this.chunkIndex.chunkStartOffset}`);return this.#t[this.#o++]}hasMessageIndexes(){return this.#t!=null}async loadMessageIndexes(e,t){let n=this.#i,s,r,o=this.#r;for(let[S,C]of this.chunkIndex.messageIndexOffsets)(s==null||C<s)&&(s=C),(o||!this.#e||this.#e.has(S))&&(r==null||C<r)&&(r=C);if(s==null||r==null){this.#t=[];return}let a=s+this.chunkIndex.messageIndexLength,l=await e.read(r,a-r,t),c=new DataView(l.buffer,l.byteOffset,l.byteLength),h=new Kn(c),u=[],f;for(;f=Yi(h,!0);)f.type==="MessageIndex"&&(f.records.length===0||this.#e&&!this.#e.has(f.channelId)||u.push(f.records));if(h.bytesRemaining()!==0)throw new Error(`${h.bytesRemaining()} bytes remaining in message index section`);if(this.#t=u.flat().sort(([S,C],[A,y])=>{let E=Number(S-A);return E===0&&(E=Number(C-y)),E}),n&&this.#t.reverse(),this.#t.length===0)return;let[d]=this.#t[0];if(d<this.chunkIndex.messageStartTime)throw new Error(`Chunk at offset ${this.chunkIndex.chunkStartOffset} contains a message with logTime (${d}) earlier than chunk messageStartTime (${this.chunkIndex.messageStartTime})`);let[g]=this.#t[this.#t.length-1];if(g>this.chunkIndex.messageEndTime)throw new Error(`Chunk at offset ${this.chunkIndex.chunkStartOffset} contains a message with logTime (${g}) later than chunk messageEndTime (${this.chunkIndex.messageEndTime})`);let v=n?this.#a:this.#n,p=n?this.#n:this.#a,m=n?S=>-S:S=>S,x,T;v!=null&&(x=L0(this.#t,v,m)),p!=null&&(T=D0(this.#t,p,m)),(x!=null||T!=null)&&(this.#t=this.#t.slice(x,T))}#s(){return this.#t!=null&&this.#t.length>0&&this.#o<this.#t.length?this.#t[this.#o][0]:this.#i?this.chunkIndex.messageEndTime:this.chunkIndex.messageStartTime}};var qo=class i{chunkIndexes;attachmentIndexes;metadataIndexes=[];channelsById;schemasById;statistics;summaryOffsetsByOpcode;header;footer;dataEndOffset;dataSectionCrc;#e;#n;#a;#i;#r;#t;#o;constructor(e){this.#e=e.readable,this.chunkIndexes=e.chunkIndexes,this.attachmentIndexes=e.attachmentIndexes,this.metadataIndexes=e.metadataIndexes,this.statistics=e.statistics,this.#a=e.decompressHandlers,this.channelsById=e.channelsById,this.schemasById=e.schemasById,this.summaryOffsetsByOpcode=e.summaryOffsetsByOpcode,this.header=e.header,this.footer=e.footer,this.dataEndOffset=e.dataEndOffset,this.dataSectionCrc=e.dataSectionCrc;let t=e.messageIndexCacheSizeBytes??0;this.#n=t>0?new fu(this.#e,t):this.#e;for(let n of e.chunkIndexes)(this.#i==null||n.messageStartTime<this.#i)&&(this.#i=n.messageStartTime),(this.#r==null||n.messageEndTime>this.#r)&&(this.#r=n.messageEndTime);for(let n of e.attachmentIndexes)(this.#t==null||n.logTime<this.#t)&&(this.#t=n.logTime),(this.#o==null||n.logTime>this.#o)&&(this.#o=n.logTime)}#s(e){return new Error(`${e} [library=${this.header.library}]`)}static async Initialize({readable:e,decompressHandlers:t,messageIndexCacheSizeBytes:n,readOptions:s}){let r=await e.size(),o,a;{let O=await e.read(0n,BigInt(zn.length+1+8),s),V=new DataView(O.buffer,O.byteOffset,O.byteLength);du(new Kn(V));let I=V.getBigUint64(zn.length+1,!0),F=1n+8n+I,q=await e.read(BigInt(zn.length),F,s);a=BigInt(zn.length)+F;let G=new Kn(new DataView(q.buffer,q.byteOffset,q.byteLength)),le=Yi(G,!0);if(le?.type!=="Header")throw new Error(`Unable to read header at beginning of file; found ${le?.type??"nothing"}`);if(G.bytesRemaining()!==0)throw new Error(`${G.bytesRemaining()} bytes remaining after parsing header`);o=le}function l(O){return new Error(`${O} [library=${o.library}]`)}let c,h;{let O=BigInt(zn.length+1+8+4+4),V=BigInt(29+zn.length);if(r<O+V)throw l(`File size (${r}) is too small to be valid MCAP`);c=r-V;let I=await e.read(c,V,s);h=new DataView(I.buffer,I.byteOffset,I.byteLength)}try{du(new Kn(h,h.byteLength-zn.length))}catch(O){throw l(O.message)}let u;{let O=new Kn(h),V=Yi(O,!0);if(V?.type!=="Footer")throw l(`Unable to read footer from end of file (offset ${c}); found ${V?.type??"nothing"}`);if(O.bytesRemaining()!==zn.length)throw l(`${O.bytesRemaining()-zn.length} bytes remaining after parsing footer`);u=V}if(u.summaryStart===0n)throw l("File is not indexed");let f=new Uint8Array(25);f.set(new Uint8Array(h.buffer,h.byteOffset,f.byteLength));let d=1n+8n+4n,g=u.summaryStart-d;if(g<a)throw l(`Expected DataEnd position (summary start ${u.summaryStart} - ${d} = ${g}) to be after Header end offset (${a})`);let v=await e.read(g,c-g,s);if(u.summaryCrc!==0){let O=hu();if(O=wl(O,v.subarray(Number(d))),O=wl(O,f),O=uu(O),O!==u.summaryCrc)throw l(`Incorrect summary CRC ${O} (expected ${u.summaryCrc})`)}let p=new DataView(v.buffer,v.byteOffset,v.byteLength),m=new Kn(p),x=new Map,T=new Map,S=[],C=[],A=[],y=new Map,E,z,D=!0,P;for(;P=Yi(m,!0);){if(D&&P.type!=="DataEnd")throw l(`Expected DataEnd record to precede summary section, but found ${P.type}`);switch(D=!1,P.type){case"Schema":T.set(P.id,P);break;case"Channel":x.set(P.id,P);break;case"ChunkIndex":S.push(P);break;case"AttachmentIndex":C.push(P);break;case"MetadataIndex":A.push(P);break;case"Statistics":if(E)throw l("Duplicate Statistics record");E=P;break;case"SummaryOffset":y.set(P.groupOpcode,P);break;case"DataEnd":z=P.dataSectionCrc===0?void 0:P.dataSectionCrc;break;case"Header":case"Footer":case"Message":case"Chunk":case"MessageIndex":case"Attachment":case"Metadata":throw l(`${P.type} record not allowed in index section`);case"Unknown":break}}if(m.bytesRemaining()!==0)throw l(`${m.bytesRemaining()} bytes remaining in index section`);return new i({readable:e,chunkIndexes:S,attachmentIndexes:C,metadataIndexes:A,statistics:E,decompressHandlers:t,channelsById:x,schemasById:T,summaryOffsetsByOpcode:y,header:o,footer:u,dataEndOffset:g,dataSectionCrc:z,messageIndexCacheSizeBytes:n})}async*readMessages(e={}){let{topics:t,startTime:n=this.#i,endTime:s=this.#r,reverse:r=!1,validateCrcs:o,readOptions:a}=e;if(n==null||s==null)return;let l;if(t){l=new Set;for(let v of this.channelsById.values())t.includes(v.topic)&&l.add(v.id)}let c=new I0((v,p)=>v.compare(p)),h=!0,u,f=this.#n!==this.#e;for(let v of this.chunkIndexes)v.messageStartTime<=s&&v.messageEndTime>=n&&(c.push(new pu({chunkIndex:v,relevantChannels:l,startTime:n,endTime:s,reverse:r,readFullMessageIndexRange:f})),h&&u!=null&&(h=v.messageStartTime>=u),u=v.messageEndTime);let d=new Map,g=new Kn(new DataView(new ArrayBuffer(0)));for(let v;v=c.peek();){if(!v.hasMessageIndexes()){await v.loadMessageIndexes(this.#n,a),v.hasMoreMessages()?c.replace(v):c.pop();continue}let p=d.get(v.chunkIndex.chunkStartOffset);p||(p=await this.#l(v.chunkIndex,{validateCrcs:o??!0,readOptions:a}),d.set(v.chunkIndex.chunkStartOffset,p));let[m,x]=v.popMessage();if(x>=BigInt(p.byteLength))throw this.#s(`Message offset beyond chunk bounds (log time ${m}, offset ${x}, chunk data length ${p.byteLength}) in chunk at offset ${v.chunkIndex.chunkStartOffset}`);g.reset(p,Number(x));let T=Yi(g,o??!0);if(!T)throw this.#s(`Unable to parse record at offset ${x} in chunk at offset ${v.chunkIndex.chunkStartOffset}`);if(T.type!=="Message")throw this.#s(`Unexpected record type ${T.type} in message index (time ${m}, offset ${x} in chunk at offset ${v.chunkIndex.chunkStartOffset})`);if(T.logTime!==m)throw this.#s(`Message log time ${T.logTime} did not match message index entry (${m} at offset ${x} in chunk at offset ${v.chunkIndex.chunkStartOffset})`);yield T,v.hasMoreMessages()?h||c.replace(v):(c.pop(),d.delete(v.chunkIndex.chunkStartOffset))}}async*readMetadata(e={}){let{name:t,readOptions:n}=e;for(let s of this.metadataIndexes){if(t!=null&&s.name!==t)continue;let r=await this.#e.read(s.offset,s.length,n),o=new Kn(new DataView(r.buffer,r.byteOffset,r.byteLength)),a=Yi(o,!1);if(a?.type!=="Metadata")throw this.#s(`Metadata data at offset ${s.offset} does not point to metadata record (found ${String(a?.type)})`);yield a}}async*readAttachments(e={}){let{name:t,mediaType:n,startTime:s=this.#t,endTime:r=this.#o,validateCrcs:o,readOptions:a}=e;if(!(s==null||r==null))for(let l of this.attachmentIndexes){if(t!=null&&l.name!==t||n!=null&&l.mediaType!==n||l.logTime>r||l.logTime<s)continue;let c=await this.#e.read(l.offset,l.length,a),h=new Kn(new DataView(c.buffer,c.byteOffset,c.byteLength)),u=Yi(h,o??!0);if(u?.type!=="Attachment")throw this.#s(`Attachment data at offset ${l.offset} does not point to attachment record (found ${String(u?.type)})`);yield u}}async#l(e,t){let n=await this.#e.read(e.chunkStartOffset,e.chunkLength,t?.readOptions),s=new Kn(new DataView(n.buffer,n.byteOffset,n.byteLength)),r=Yi(s,t?.validateCrcs??!0);if(r?.type!=="Chunk")throw this.#s(`Chunk start offset ${e.chunkStartOffset} does not point to chunk record (found ${String(r?.type)})`);let o=r,a=o.records;if(o.compression!==""&&a.byteLength>0){let l=this.#a?.[o.compression];if(!l)throw this.#s(`Unsupported compression ${o.compression}`);a=l(a,o.uncompressedSize)}if(o.uncompressedCrc!==0&&t?.validateCrcs!==!1){let l=Lr(a);if(l!==o.uncompressedCrc)throw this.#s(`Incorrect chunk CRC ${l} (expected ${o.uncompressedCrc})`)}return new DataView(a.buffer,a.byteOffset,a.byteLength)}};var K1="2.2.2",Z1=`mcap-typescript/${K1}`;var mu=[137,77,67,65,80,48,13,10];async function O0(i){let e=typeof i=="string"?await su.open(i):i;if(!mu.every((n,s)=>e.head[s]===n))throw new Xt("notMcap");let t=await e.part(e.bytes-mu.length,mu.length);if(e.bytes<64||!mu.every((n,s)=>t[s]===n))throw new Xt("cut");try{let n=await qo.Initialize({readable:e});if(n.chunkIndexes.length===0)throw new Xt("cut");let s=new Map;for await(let r of n.readMetadata({name:"cancha.match"}))for(let[o,a]of r.metadata)s.set(o,a);return{file:e,parts:j1(n),topics:Q1(n),about:s}}catch(n){throw n instanceof Xt?n:new Xt("broken",n.message)}}function j1(i){let e=t=>Number(t)/1e9;return i.chunkIndexes.map(t=>({from:e(t.messageStartTime),to:e(t.messageEndTime),offset:Number(t.chunkStartOffset),length:Number(t.chunkLength),channels:new Set(t.messageIndexOffsets.keys())})).sort((t,n)=>t.from-n.from)}function Q1(i){let e=new cu;for(let t of i.channelsById.values()){let n=i.schemasById.get(t.schemaId);t.messageEncoding!=="protobuf"||n?.encoding!=="protobuf"||e.add(t.topic,t.id,E0(n.data,n.name))}return e}var eA=180,tA=512*1024,nA=8,gu=class i{bodies=new Oh;start;end;file;about;parts;topics;starts;kept=new Map;coming=new Map;constructor(e){({file:this.file,about:this.about,parts:this.parts,topics:this.topics}=e),this.starts=Float64Array.from(this.parts,t=>t.from),this.start=this.parts[0].from,this.end=Math.max(...this.parts.slice(-3).map(t=>t.to))}static async open(e){return new i(await O0(e))}get chunks(){return this.parts.length}get topicNames(){return this.topics.names}chunkAt(e){return Math.max(0,qi(this.starts,e))}peek(e){let t=this.kept.get(e);return t&&(this.kept.delete(e),this.kept.set(e,t)),t}load(e){let t=this.peek(e);if(t)return Promise.resolve(t);let n=this.coming.get(e);if(!n){let{offset:s,length:r}=this.parts[e];n=this.file.part(s,r).then(o=>this.keep(e,new Ml(au(o),this.topics,this.bodies))).finally(()=>this.coming.delete(e)),this.coming.set(e,n)}return n}async ready(e){let t=this.chunkAt(e),n=await this.load(t),s=[this.fetchLatest("/match/state",e)];t>0&&!(n.times[0]<=e)&&s.push(this.load(t-1)),t+1<this.chunks&&!(n.times.at(-1)>e)&&s.push(this.load(t+1)),await Promise.all(s)}async prefetch(e,t,n){let s=this.chunkAt(e),r=[];for(let o=1;o<=t;++o){let a=s+o*n;if(a<0||a>=this.chunks||this.coming.size>8)break;this.kept.has(a)||r.push(this.load(a).catch(()=>{}))}return await Promise.all(r),r.length>0}moment(e){let t=this.chunkAt(e),n=this.peek(t);if(!n)return;let s=qi(n.times,e);if(s<0&&t>0){if(n=this.peek(--t),!n)return;s=n.times.length-1}s=Math.max(0,s);let r=n.poses[s];if(!r)return;let o=s+1<n.times.length?n:this.peek(t+1),a=o===n?s+1:0,l=o?.poses[a],c=n.times[s];if(!o||!l)return{a:r,b:r,share:0,frameTime:c};let h=Math.min(1,Math.max(0,(e-c)/(o.times[a]-c||1)));return{a:r,b:l,share:h,frameTime:c}}past(e,t){let n=[],s=[];for(let r=this.chunkAt(e);r>=0&&this.parts[r].to>=e-t;--r){let o=this.kept.get(r);if(!o)break;for(let a=qi(o.times,e);a>=0&&o.times[a]>=e-t;--a)n.push(o.times[a]),s.push(o.poses[a])}return{times:Float64Array.from(n.reverse()),poses:s.reverse()}}async stepped(e,t){let n=this.chunkAt(e),s=[n-1,n,n+1].filter(a=>a>=0&&a<this.chunks),r=(await Promise.all(s.map(a=>this.load(a)))).flatMap(a=>[...a.times]),o=1e-6;return t>0?r.find(a=>a>e+o)??this.end:r.filter(a=>a<e-o).at(-1)??this.start}latest(e,t){for(let n=this.lastWith(e,this.chunkAt(t));n>=0;n=this.lastWith(e,n-1)){let s=this.peek(n)?.of(e);if(!s)return;for(let r=s.length-1;r>=0;--r)if(s[r].time<=t)return s[r].value}}async fetchLatest(e,t){let n=this.lastWith(e,this.chunkAt(t));if(n<0)return;let s=(await this.load(n)).of(e)[0],r=s&&s.time>t?this.lastWith(e,n-1):-1;r>=0&&await this.load(r)}state(e){return this.latest("/match/state",e)}statistics(e){return this.latest("/match/statistics",e)}statisticsReady(e){return this.fetchLatest("/match/statistics",e)}async scene(){let e=this.topics.channel("/scene")??-1,t=this.parts.findIndex(o=>o.channels.has(e));if(t<0)throw new Xt("broken","the recording has no scene");let{offset:n,length:s}=this.parts[t],r=au(await this.file.part(n,s));return this.kept.has(t)||this.keep(t,new Ml(r,this.topics,this.bodies)),Bd(r,this.topics,new Set([e]))[0].value}async*scan(e,t=this.start,n=this.end){let s=new Set(e.map(r=>this.topics.channel(r)).filter(r=>r!==void 0));for await(let r of this.records(s,t,n))for(let o of Bd(r,this.topics,s))o.time>=t&&o.time<=n&&(yield o)}async*frames(e=this.start,t=this.end){let n=this.topics.channel("/tf");if(n!==void 0)for await(let s of this.records(new Set([n]),e,t))yield Fd(s,this.topics,this.bodies)}async*events(){for await(let{time:e,value:t}of this.scan(["/match/events"]))yield{...t,time:e,score:t.score??{blue:0,yellow:0}}}async*records(e,t,n){let s=this.parts.filter(o=>o.to>=t&&o.from<=n&&[...e].some(a=>o.channels.has(a))),r=performance.now();for(let o=0;o<s.length;){let a=s[o],l=o,c=u=>s[u].offset+s[u].length-a.offset;for(;l+1<s.length&&c(l+1)<=tA&&s[l+1].offset>a.offset;)++l;let h=await this.file.part(a.offset,c(l));for(;o<=l;++o){let u=s[o].offset-a.offset;yield au(h.subarray(u,u+s[o].length)),!(performance.now()-r<nA)&&(await new Promise(f=>setTimeout(f)),r=performance.now())}}}keep(e,t){this.kept.set(e,t);for(let n of this.kept.keys()){if(this.kept.size<=eA)break;this.kept.delete(n)}return t}lastWith(e,t){let n=this.topics.channel(e);if(n===void 0)return-1;for(;t>=0&&!this.parts[t].channels.has(n);)--t;return t}};var iA=2,yu=class{constructor(e,t,n=""){this.blue=e;this.yellow=t;let s=(r,o)=>U("span",{class:`team ${r}`},U("span",{class:"chip","aria-hidden":"true"}),U("span",{class:"name"},o),U("span",{class:"sr"},` (${j(r)})`));this.element=U("section",{class:"scoreboard","aria-label":n?`${j("scoreboard")}: ${n}`:j("scoreboard")},U("div",{class:"pair"},s("blue",e),this.score,s("yellow",t)),U("div",{class:"when"},this.time,this.period))}blue;yellow;element;banner=U("div",{class:"banner","aria-hidden":"true",hidden:!0});ticker=U("div",{class:"sr","aria-live":"polite",role:"status"});score=U("span",{class:"score"});time=U("span",{class:"clock"});period=U("span",{class:"period"});said;update(e,t,n,s){let r=u=>u?u.blue+u.yellow:-1,o=(r(n?.score)>r(t?.score)?n?.score:t?.score)??{blue:0,yellow:0};vt(this.score,`${o.blue} : ${o.yellow}`),vt(this.time,_n(e,!0));let a=n?.kind==="MATCH_END"||n?.kind==="FORFEIT",l=t?.left?t.left.seconds+t.left.nanos/1e9:0,c=a?ms("ENDED"):t?ms(t.period):"";vt(this.period,c+(a||l<=0?"":` · ${j("left",{time:_n(l)})}`));let h=s!==void 0&&e-s.time<iA;this.banner.hidden=!h,s&&h&&this.said!==s&&this.announce(s),h||(this.said=void 0)}announce(e){this.said=e;let t=e.side==="BLUE"?"blue":"yellow";this.banner.className=`banner ${t}`,this.banner.replaceChildren(U("strong",{},j("goal",{team:j(t)})),U("span",{},`${e.score.blue} : ${e.score.yellow}`)),vt(this.ticker,j("announce",{team:j(t),time:_n(e.time),blue:this.blue,b:e.score.blue,yellow:this.yellow,y:e.score.yellow}))}};var sA=.085,rA=6,_u=class{constructor(e,t){this.pitch=e;this.stage=t;this.ring.visible=!1,this.ring.renderOrder=3,e.root.add(this.ring),this.listenTo(t.canvas)}pitch;stage;robot;listeners=new Set;ring=new Qt(new Xa(.064,.076,48),new ui({color:16777215,transparent:!0,depthWrite:!1}));onChange(e){this.listeners.add(e)}choose(e){if(e!==this.robot){this.robot=e,e&&(this.stage.followed=e),this.ring.visible=e!==void 0;for(let t of this.listeners)t(e)}}step(e){let t=[void 0,...this.pitch.robots],n=t.indexOf(this.robot)+e;this.choose(t[(n+t.length)%t.length])}update(){if(!this.robot)return;let{x:e,y:t}=this.pitch.frame(this.robot).position;this.ring.position.set(e,t,.004)}shortcuts(){return[{shown:[",","."],text:"k_select",bindings:[...[{key:",",run:()=>this.step(-1)},{key:".",run:()=>this.step(1)}],{key:"escape",run:()=>this.choose(void 0)}]}]}listenTo(e){let t;e.addEventListener("pointerdown",n=>t=n.button===0?{x:n.clientX,y:n.clientY}:void 0),e.addEventListener("pointerup",n=>{let s=t&&Math.hypot(n.clientX-t.x,n.clientY-t.y)<rA;t=void 0,s&&this.choose(this.under(n))})}under(e){let t=this.stage.canvas.getBoundingClientRect(),n=new We((e.clientX-t.left)/t.width*2-1,1-(e.clientY-t.top)/t.height*2),s=new Qa;s.setFromCamera(n,this.stage.cameras.camera);let r=s.ray.intersectPlane(new ni(new X(0,0,1),-.04),new X);if(!r)return;let[o,a]=[void 0,sA];for(let l of this.pitch.robots){let{x:c,y:h}=this.pitch.frame(l).position,u=Math.hypot(c-r.x,h-r.y);u<a&&([o,a]=[l,u])}return o}};var U0={robot:.155,ball:.07},F0={x:.012,y:.012},vu=class{constructor(e){this.pitch=e;this.names=[li,...e.robots];let t=new ui({map:oA(),transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-3,polygonOffsetUnits:-3});this.mesh=new ka(new Ls(1,1),t,this.names.length),this.mesh.frustumCulled=!1,this.mesh.renderOrder=1}pitch;mesh;names;place=new bt;update(){this.names.forEach((e,t)=>{let{x:n,y:s}=this.pitch.frame(e).position,r=e===li?U0.ball:U0.robot;this.place.makeScale(r,r,1).setPosition(n+F0.x,s+F0.y,.002),this.mesh.setMatrixAt(t,this.place)}),this.mesh.instanceMatrix.needsUpdate=!0}};function oA(){let i=document.createElement("canvas");i.width=i.height=64;let e=i.getContext("2d"),t=e.createRadialGradient(32,32,14,32,32,32);return t.addColorStop(0,"rgb(0 0 0 / 0.55)"),t.addColorStop(1,"rgb(0 0 0 / 0)"),e.fillStyle=t,e.fillRect(0,0,64,64),new xr(i)}var aA={dark:{air:"#0f1318",floor:"#273140",fill:1.5,sun:2.1},light:{air:"#e7ebf0",floor:"#c3ccd6",fill:1.7,sun:2}};function lA(){let i=document.createElement("canvas"),e={antialias:!0,depth:!0,failIfMajorPerformanceCaveat:!0,powerPreference:"high-performance"},t=i.getContext("webgl2",e),n=t?.getExtension("WEBGL_debug_renderer_info"),s=t&&n?String(t.getParameter(n.UNMASKED_RENDERER_WEBGL)):"",r=/swiftshader|llvmpipe|softpipe|software|basic render/i.test(s);return t&&!r?{renderer:new dl({canvas:i,context:t}),simple:!1}:(t?.getExtension("WEBGL_lose_context")?.loseContext(),{renderer:new dl({antialias:!1}),simple:!0})}var xu=class{constructor(e,t,n){this.holder=e;this.pitch=t;let{renderer:s,simple:r}=lA();this.renderer=s,r&&(this.coarse=.75),this.renderer.shadowMap.enabled=!r,this.renderer.shadowMap.type=br,this.canvas=this.renderer.domElement,this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label",n),e.prepend(this.canvas),this.followed=t.robots[0]??li,this.cameras=new Dh(this.canvas,t.size),this.cameras.controls.addEventListener("change",()=>this.dirty=!0);let{x:o,y:a}=t.size;this.floor=new Qt(new Ga(1.7*Math.max(o,a),64),new ui({vertexColors:!0})),this.floor.position.z=-.012,this.floor.renderOrder=1;let l=new Ao(16777215,1.1);l.position.set(.4*o,-a,.5*a),this.sun.position.set(-.35*o,-.5*a,1.5*Math.max(o,a)),this.sun.castShadow=!r;let c=Math.max(o,a)*.62;Object.assign(this.sun.shadow.camera,{left:-c,right:c,top:c,bottom:-c,near:.5,far:4*Math.max(o,a)}),this.sun.shadow.mapSize.setScalar(2048),this.sun.shadow.radius=2,this.sun.shadow.normalBias=.004,this.sun.shadow.bias=-6e-4,this.scene.add(this.floor,this.sky,this.sun,l,t.root),r&&(this.blobs=new vu(t),this.scene.add(this.blobs.mesh)),this.setTheme("dark"),new ResizeObserver(()=>this.resize()).observe(e),this.resize()}holder;pitch;canvas;cameras;followed;drawn=0;renderer;scene=new Da;sky=new Za(16054527,7042692);sun=new Ao(16776696);floor;listeners=new Set;subject=new X;blobs;filled=!1;coarse=1;sharp=!1;still=0;slow=0;width=1;height=1;dirty=!0;get root(){return this.pitch.root}setTheme(e){let t=aA[e];this.scene.background=new Ze(t.air);let[n,s]=[new Ze(t.floor),new Ze(t.air)],r=Array.from({length:this.floor.geometry.getAttribute("position").count},(o,a)=>(a?s:n).toArray());this.floor.geometry.setAttribute("color",new Kt(new Float32Array(r.flat()),3)),this.sky.intensity=t.fill,this.sun.intensity=t.sun,this.dirty=!0}choose(e,t=!0){this.cameras.view=e,this.cameras.choose(e,this.look(),this.heading(),t),this.dirty=!0}draw(e,t){if(!(!this.filled&&!t)){if(this.filled=!0,this.cameras.update(e,this.look(),this.heading()),!t&&!this.dirty)return this.settle(e);this.sharp&&this.fit(this.coarse),this.sharp=!1,this.still=0,this.dirty=!1,++this.drawn,this.blobs?.update(),this.render(),t&&this.adapt(e)}}onDraw(e){this.listeners.add(e)}onPage(e){let t=e.clone().project(this.cameras.camera),n=this.canvas.getBoundingClientRect();return{x:n.left+(t.x+1)/2*n.width,y:n.top+(1-t.y)/2*n.height}}render(){this.renderer.render(this.scene,this.cameras.camera);for(let e of this.listeners)e(this.cameras.camera,this.width,this.height)}settle(e){this.still+=e,!(this.sharp||this.coarse===1||this.still<.3)&&(this.sharp=!0,this.fit(1.5),this.dirty=!1,this.render())}adapt(e){e<=0||e>3||(this.slow=e>1/24?this.slow+Math.min(.5,e):Math.max(0,this.slow-e),!(this.slow<1.5||this.coarse<.65)&&(this.slow=0,this.coarse*=.8,this.sun.shadow.mapSize.setScalar(1024),this.sun.shadow.map?.dispose(),this.sun.shadow.map=null,this.fit(this.coarse)))}resize(){this.width=Math.max(1,this.holder.clientWidth),this.height=Math.max(1,this.holder.clientHeight),this.fit(this.coarse),this.cameras.resize(this.width/this.height,this.look(),this.heading()),this.dirty=!0,this.draw(0,!1)}fit(e){this.renderer.setPixelRatio(Math.min(2,devicePixelRatio)*e),this.renderer.setSize(this.width,this.height),this.dirty=!0}look(){return this.subject.copy(this.pitch.frame(this.cameras.view==="robot"?this.followed:li).position)}heading(){let e=this.pitch.frame(this.followed).quaternion;return Math.atan2(2*(e.w*e.z+e.x*e.y),1-2*(e.y*e.y+e.z*e.z))}};var Yo=class i{constructor(e,t,n,s=""){this.recording=e;this.pitch=t;this.name=s;let{about:r}=e;this.scoreboard=new yu(r.get("blue")??j("blue"),r.get("yellow")??j("yellow"),s),this.element=U("div",{class:"stage"},this.scoreboard.element,this.scoreboard.banner);for(let o of["blue","yellow"])t.colors[o]&&document.body.style.setProperty(`--${o}`,t.colors[o]);try{this.stage=new xu(this.element,t,s?`${j("picture")}: ${s}`:j("picture"))}catch{throw new Xt("broken","webgl")}this.stage.setTheme(zo()),zh(()=>this.stage.setTheme(zo())),this.selection=new _u(t,this.stage),this.selection.onChange(n),this.overlays=new nu(x0(e,t,this.stage,this.selection,n),t.root,n),this.element.append(this.overlays.notes)}recording;pitch;name;events=[];element;stage;scoreboard;overlays;selection;static async open(e,t,n=""){let s=await gu.open(typeof e=="string"?`/recordings/${encodeURIComponent(e)}`:e);return new i(s,new Bh(await s.scene(),s.bodies),t,n)}show(e){let t=this.recording.moment(e);t&&this.pitch.place(t),this.selection.update(),this.overlays.update(e);let n=qg(this.events,e),s=n;for(;s>=0&&this.events[s].kind!=="GOAL";)--s;return this.scoreboard.update(e,this.recording.state(e),this.events[n],this.events[s]),n}choose(e,t){this.stage.choose(e,t)}};var bu=class{constructor(e){this.both=e;this.end=Math.max(...e.map(t=>t.end-t.start))}both;start=0;end;of(e,t){return Math.min(e.end,e.start+t)}async ready(e){await Promise.all(this.both.map(t=>t.ready(this.of(t,e))))}async statisticsReady(){}async prefetch(e,t,n){return(await Promise.all(this.both.map(r=>r.prefetch(this.of(r,e),t,n)))).some(Boolean)}moment(e){return this.both.every(t=>t.moment(this.of(t,e)))?this:void 0}async stepped(e,t){let s=(await Promise.all(this.both.map(async r=>await r.stepped(this.of(r,e),t)-r.start))).filter(r=>(r-e)*t>1e-9);return s.length===0?t>0?this.end:this.start:t>0?Math.min(...s):Math.max(...s)}};var cA=250,$o=class{constructor(e,t,n){this.recording=e;this.changed=t;this.failed=n;this.time=e.start}recording;changed;failed;time;speed=1;direction=1;playing=!1;waiting=!1;last=0;wanted;busy;later;play(e=1){e>0&&this.time>=this.recording.end&&this.seek(this.recording.start),e<0&&this.time<=this.recording.start&&this.seek(this.recording.end),this.direction=e,this.playing=!0,this.last=0,this.changed()}pause(){this.playing=!1,this.changed()}toggle(){this.playing?this.pause():this.play(1)}shuttle(e){this.playing&&this.direction===e?this.setSpeed(ml(this.speed,1)):(this.speed=Math.max(1,this.playing?1:this.speed),this.play(e))}setSpeed(e){this.speed=e,this.changed()}seek(e){return this.wanted=Math.min(this.recording.end,Math.max(this.recording.start,e)),this.busy??=this.jump().finally(()=>this.busy=void 0),this.busy}async jump(){for(;this.wanted!==void 0;){let e=this.wanted;try{await this.recording.ready(e)}catch(t){this.wanted=void 0,this.failed(t);return}this.wanted===e&&(this.wanted=void 0),this.time=e,this.changed()}clearTimeout(this.later),this.later=setTimeout(()=>{this.around()},cA)}async around(){let{recording:e,time:t,direction:n}=this;e.statisticsReady(t).then(this.changed,()=>{}),await e.prefetch(t,2,n),await e.prefetch(t,3,-n)&&this.changed()}async step(e){this.playing=!1,await this.seek(await this.recording.stepped(this.wanted??this.time,e))}tick(e){let t=this.last?Math.min(.25,(e-this.last)/1e3):0;if(this.last=e,!this.playing||this.wanted!==void 0)return!1;let{start:n,end:s}=this.recording,r=Math.min(s,Math.max(n,this.time+t*this.speed*this.direction));if(this.recording.prefetch(r,Math.ceil(2+this.speed*2),this.direction),!this.recording.moment(r))return this.waiting||(this.waiting=!0,this.changed(),this.recording.ready(r).then(()=>(this.waiting=!1,this.changed()),this.failed)),!1;this.waiting=!1;let o=Math.floor(r/10)!==Math.floor(this.time/10);return this.time=r,o&&this.recording.statisticsReady(r).catch(()=>{}),r===(this.direction>0?s:n)&&this.pause(),t>0}};var Ko=class{constructor(e,t,n){this.start=e;this.end=t;this.seek=n;this.bar=U("div",{class:"bar",role:"slider",tabindex:0,"aria-label":j("timeline"),"aria-valuemin":e.toFixed(1),"aria-valuemax":t.toFixed(1),"aria-valuenow":e.toFixed(1),"aria-valuetext":_n(e)},U("div",{class:"rail"},this.done),this.marks,this.knob,this.hint),this.element=U("div",{class:"timeline"},this.bar,this.ticks),this.bar.addEventListener("pointerdown",s=>{s.button===0&&(this.dragging=!0,this.bar.setPointerCapture(s.pointerId),this.seek(this.under(s)))}),this.bar.addEventListener("pointermove",s=>{this.showHint(s),this.dragging&&this.seek(this.under(s))});for(let s of["pointerup","pointercancel"])this.bar.addEventListener(s,()=>this.dragging=!1);this.bar.addEventListener("pointerleave",()=>this.hint.hidden=!0),new ResizeObserver(()=>this.drawTicks()).observe(this.element)}start;end;seek;element;marks=U("div",{class:"marks","aria-hidden":"true"});ticks=U("div",{class:"ticks","aria-hidden":"true"});done=U("div",{class:"done"});knob=U("div",{class:"knob"});hint=U("div",{class:"hint","aria-hidden":"true",hidden:!0});bar;known=[];dragging=!1;update(e){let t=`${(Nh(e,this.start,this.end)*100).toFixed(3)}%`;this.done.style.width=t,this.knob.style.left=t;let n=e.toFixed(1);this.bar.getAttribute("aria-valuenow")!==n&&(this.bar.setAttribute("aria-valuenow",n),this.bar.setAttribute("aria-valuetext",_n(e)))}add(e){this.known.push(...e);for(let t of e){let n=Tr(t);if(!n)continue;let s=U("span",{class:`${n} ${t.side.toLowerCase()}`});s.style.left=`${(Nh(t.time,this.start,this.end)*100).toFixed(3)}%`,this.marks.append(s)}}under(e){let t=this.bar.getBoundingClientRect(),n=Wg(e.clientX,t.left,t.width,this.start,this.end),s=(this.end-this.start)*5/t.width,r=this.known.find(o=>o.kind==="GOAL"&&Math.abs(o.time-n)<s);return r&&e.type==="pointerdown"?r.time:n}showHint(e){let t=this.bar.getBoundingClientRect(),n=this.under(e),s=(this.end-this.start)*5/t.width,r=this.known.filter(o=>Tr(o)&&Math.abs(o.time-n)<s).sort((o,a)=>+(a.kind==="GOAL")-+(o.kind==="GOAL")||Math.abs(o.time-n)-Math.abs(a.time-n))[0];vt(this.hint,_n(n)+(r?` · ${ms(r.kind)}`:"")),this.hint.hidden=!1,this.hint.style.left=`${Math.min(t.width-60,Math.max(60,e.clientX-t.left))}px`}drawTicks(){let e=Xg(this.end-this.start,Math.max(2,this.element.clientWidth/90)),t=[];for(let n=Math.ceil(this.start/e)*e;n<=this.end;n+=e){let s=U("span",{},_n(n));s.style.left=`${Nh(n,this.start,this.end)*100}%`,t.push(s)}this.ticks.replaceChildren(...t)}};function Su(i,e,t,n){let s=r=>{i.seek(i.time+r)};return[{shown:["space"],text:"k_space",bindings:[{key:" ",run:()=>i.toggle()}]},{shown:["J"],text:"k_j",bindings:[{key:"j",run:()=>i.shuttle(-1)}]},{shown:["K"],text:"k_k",bindings:[{key:"k",run:()=>i.pause()}]},{shown:["L"],text:"k_l",bindings:[{key:"l",run:()=>i.shuttle(1)}]},{shown:["←","→"],text:"k_arrows",bindings:[{key:"arrowleft",run:()=>{i.step(-1)}},{key:"arrowright",run:()=>{i.step(1)}}]},{shown:["⇧ ←","⇧ →"],text:"k_shift",bindings:[{key:"shift arrowleft",run:()=>s(-5)},{key:"shift arrowright",run:()=>s(5)}]},{shown:["Home","End"],text:"k_home",bindings:[{key:"home",run:()=>{i.seek(e)}},{key:"end",run:()=>{i.seek(t)}}]},{shown:["N","P"],text:"k_np",bindings:[{key:"n",run:()=>n(1)},{key:"p",run:()=>n(-1)}]},{shown:["−","+"],text:"k_speed",bindings:[{key:"-",run:()=>i.setSpeed(ml(i.speed,-1))},...["+","="].map(r=>({key:r,run:()=>i.setSpeed(ml(i.speed,1))}))]}]}var kd;function lr(){let i=document.getElementById("recording");return!kd&&i&&(kd={name:i.dataset.name??"",file:new iu(hA(i.textContent??""))},i.textContent=""),kd}function hA(i){let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<t.length;++n)t[n]=e.charCodeAt(n);return t}function B0(i){if(lr())return[];let e=U("span",{class:"quiet saving",role:"status"}),t=Mi("share",j("share"),()=>{t.ariaBusy!=="true"&&(t.ariaBusy="true",vt(e,j("sharing")),uA(i).then(n=>vt(e,j("shared",{file:n})),n=>vt(e,j("shareFailed",{why:n.message}))).finally(()=>t.ariaBusy="false"))});return[e,t]}async function uA(i){let e=await fetch(`/api/recordings/${encodeURIComponent(i)}/share.html`).catch(()=>{throw new Error(j("e_network"))});if(!e.ok)throw new Error((await e.text()).trim());let t=i.replace(/\.mcap$/,"")+".html",n=URL.createObjectURL(await e.blob());return U("a",{href:n,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(n),6e4),t}function Us(...i){let e=U("span",{class:"mark","aria-hidden":"true"}),t=lr()?U("span",{class:"brand"},e,"Cancha"):U("a",{class:"brand",href:"/","aria-label":`Cancha – ${j("back")}`},e,"Cancha");return U("header",{class:"head"},t,...i,i0())}function Mu(i){return U("button",{type:"button",class:"icon letter","aria-label":j("help"),title:`${j("help")} (?)`,onclick:()=>i.showModal()},"?")}function zd(i){return`./cancha watch ${i} --recover ${i.replace(/\.mcap$/,"")}-whole.mcap`}function Zo(i,e,t){let n=e instanceof Xt?e.code:"broken",s=(e instanceof Error?e.message:String(e)).replace(/\.$/,""),r=s==="webgl"?"e_webgl":`e_${n}`;document.title=`${j("e_title")} · Cancha`,i.replaceChildren(Us(),U("main",{class:"trouble"},U("h1",{},j("e_title")),U("p",{role:"alert"},j(r,{file:t,detail:s})),n==="cut"&&U("p",{},U("code",{},zd(t))),!lr()&&U("p",{},U("a",{href:"/"},`← ${j("back")}`))))}async function k0(i,e){i.replaceChildren(Us(),U("main",{class:"trouble"},U("h1",{class:"quiet"},j("loading"))));let t="";try{let n,s=o=>{if(t=e.get(o)??"",!t)throw new Xt("noFile");return Yo.open(t,()=>n?.touch(),t.replace(/\.mcap$/,""))},r=await s("a");n=new Vd(i,[r,await s("b")]),n.begin(Number(e.get("t")??0))}catch(n){console.warn(n),Zo(i,n,t)}}var Vd=class{constructor(e,t){this.matches=t;let n=t.map(h=>h.name);document.title=`${n.join(" – ")} · Cancha`,this.pair=new bu([t[0].recording,t[1].recording]);let{start:s,end:r}=this.pair;this.player=new $o(this.pair,()=>this.touch(),h=>Zo(e,h,n.join(", "))),this.timeline=new Ko(s,r,h=>{this.player.seek(h)});let o={jumpEvent:h=>this.jumpEvent(h),view:h=>this.view(h),follow:h=>this.follow(h)};this.controls=new Bo(this.player,r,t[0].pitch.robots,o,t[0].overlays.menu);for(let h of t)h.selection.onChange(u=>t.forEach(f=>f.selection.choose(u)));let a=this.shortcuts(),l=Hh(a);Gh(l,a);let c=h=>U("section",{class:"half","aria-label":h.name},U("h2",{},h.name),h.element,h.scoreboard.ticker);e.replaceChildren(Us(U("h1",{},j("compare"),U("span",{class:"quiet"},n.join(" – "))),Mu(l)),U("main",{class:"compare"},...t.map(c),U("footer",{},this.timeline.element,this.controls.element,this.wait)),l),t[0].overlays.onTurn((h,u)=>t[1].overlays.set(h,u))}matches;pair;player;timeline;controls;wait=U("div",{class:"wait",role:"status"});moved=!0;last=0;touch(){this.moved=!0}begin(e){let{player:t,matches:n}=this;t.seek(Number.isFinite(e)?e:0).then(()=>{this.show(),this.view(cn("view","tv"),!1);for(let r of n)r.stage.draw(0,!0);requestAnimationFrame(r=>{performance.mark("first-picture"),this.frame(r);for(let o of n)this.readEvents(o)})}),Object.assign(window,{__cancha:{time:()=>t.time,seek:r=>t.seek(r),frames:()=>n.map(({recording:r})=>r.moment(this.pair.of(r,t.time))?.frameTime),end:this.pair.end,drawn:()=>n[0].stage.drawn}})}frame(e){requestAnimationFrame(s=>this.frame(s));let t=this.last?(e-this.last)/1e3:0;this.last=e;let n=this.player.tick(e)||this.moved;this.moved=!1,n&&this.show();for(let s of this.matches)s.stage.draw(t,n)}show(){let{time:e}=this.player;for(let t of this.matches)t.show(this.pair.of(t.recording,e));this.timeline.update(e),this.controls.update(),vt(this.wait,this.player.waiting?j("waiting"):"")}async readEvents(e){try{for await(let t of e.recording.events())e.events.push(t),t.kind==="GOAL"&&this.timeline.add([{...t,time:t.time-e.recording.start}]),this.touch()}catch(t){console.warn(t)}}jumpEvent(e){let{time:t}=this.player,s=this.matches.flatMap(({events:a,recording:l})=>a.filter(c=>Tr(c)).map(c=>c.time-l.start)).filter(a=>(a-t)*e>.001),{start:r,end:o}=this.pair;this.player.seek(s.length===0?e>0?o:r:e>0?Math.min(...s):Math.max(...s))}view(e,t=!0){this.controls.setView(e);for(let n of this.matches)n.choose(e,t);on("view",e)}follow(e){for(let t of this.matches)t.selection.choose(e);this.view("robot")}shortcuts(){let e=No.map((n,s)=>({key:String(s+1),run:()=>this.view(n)})),[t]=this.matches;return[...Su(this.player,this.pair.start,this.pair.end,n=>this.jumpEvent(n)),{shown:e.map(({key:n})=>n),text:"k_views",bindings:e},...t.selection.shortcuts(),...t.overlays.shortcuts()]}};async function z0(i){document.title=`${j("home")} · Cancha`;let e=U("div",{class:"list"},U("p",{class:"quiet"},j("loading"))),t=U("main",{class:"home"},U("h1",{},j("home")),U("p",{class:"quiet"},j("tagline")),e);i.replaceChildren(Us(),t);try{let n=await fetch("/api/recordings");if(!n.ok)throw new Error(String(n.status));let s=await n.json();s.sort((r,o)=>Number(Hd(o))-Number(Hd(r))),s.length===0?e.replaceChildren(U("p",{},j("noRecordings")),U("p",{},U("code",{},"./cancha play --record recordings/first.mcap"))):e.replaceChildren(...fA(s))}catch{e.replaceChildren(U("p",{role:"alert"},j("listFailed")))}}function fA(i){let e=[],t=U("button",{type:"button",class:"plain",disabled:!0},j("compare"));t.addEventListener("click",()=>{let[o,a]=e.map(encodeURIComponent);location.assign(`/compare?a=${o}&b=${a}`)});let n=i.map(o=>{let a=U("input",{type:"checkbox",disabled:!o.complete,"aria-label":j("compareOne",{name:o.name.replace(/\.mcap$/,"")})});return a.addEventListener("change",()=>{a.checked?e.push(o.name):e.splice(e.indexOf(o.name),1),t.disabled=e.length!==2;for(let l of s)(!l.disabled||!l.dataset.cut)&&(l.disabled=e.length===2&&!l.checked)}),o.complete||(a.dataset.cut="yes"),{box:a,row:U("li",{},U("label",{class:"pick"},a),dA(o))}}),s=n.map(({box:o})=>o),r=U("div",{class:"compare-bar"},U("span",{class:"quiet"},j("compareHint")),t);return[...i.filter(o=>o.complete).length>1?[r]:[],U("ul",{class:"matches"},...n.map(({row:o})=>o))]}function Hd(i){return new Date(typeof i.modified=="number"?i.modified*1e3:i.modified)}function dA(i){let e=i.name.replace(/\.mcap$/,""),{blue:t,yellow:n}=i.score,s=c=>U("span",{class:`team ${c}`},U("span",{class:"chip","aria-hidden":"true"}),U("span",{class:"name"},i[c]||"–"),U("span",{class:"sr"},` (${j(c)})`)),r=new Intl.DateTimeFormat(ko(),{dateStyle:"medium",timeStyle:"short"}).format(Hd(i)),o=new Intl.NumberFormat(ko(),{maximumFractionDigits:1,minimumFractionDigits:1}).format(i.bytes/1e6),a=(...c)=>U("span",{},c.filter(Boolean).join(" · ")),l=U("img",{alt:"",loading:"lazy",width:108,height:82,src:`/api/recordings/${encodeURIComponent(i.name)}/picture.svg`});return l.addEventListener("error",()=>l.classList.add("none")),U("a",{href:`/watch?file=${encodeURIComponent(i.name)}`,title:i.complete?void 0:j("incompleteHint",{command:zd(i.name)})},l,U("span",{class:"file"},e,!i.complete&&U("span",{class:"warn"},j("incomplete"))),U("span",{class:"pair"},s("blue"),U("span",{class:"score"},i.complete?`${t} : ${n}`:"–"),s("yellow")),U("span",{class:"about"},a(i.league,i.seconds?_n(i.seconds):"",`${o} MB`),U("span",{class:"date"},r)))}var V0=24;function Gd(i,e){let{name:t,direction:n,least:s}=e,r=U("div",{class:`splitter ${n}`,role:"separator",tabindex:0,"aria-label":e.label,"aria-orientation":n==="row"?"vertical":"horizontal","aria-valuemin":s}),o=e.size,a=u=>{let f=Math.max(s,e.most());o=Math.round(Math.min(f,Math.max(s,u))),i.style.setProperty(`--${t}`,`${o}px`),r.setAttribute("aria-valuenow",String(o)),r.setAttribute("aria-valuemax",String(Math.round(f)))},l=u=>{a(u),on(`size.${t}`,String(o))};a(Number(cn(`size.${t}`,String(e.size)))||e.size);let c,h=u=>n==="row"?u.clientX:u.clientY;r.addEventListener("pointerdown",u=>{c={pointer:h(u),size:o},r.setPointerCapture(u.pointerId)}),r.addEventListener("pointermove",u=>c&&a(c.size+c.pointer-h(u)));for(let u of["pointerup","pointercancel"])r.addEventListener(u,()=>{c&&l(o),c=void 0});return r.addEventListener("dblclick",()=>l(e.size)),r.addEventListener("keydown",u=>{let[f,d]=n==="row"?["ArrowLeft","ArrowRight"]:["ArrowUp","ArrowDown"],g={[f]:o+V0,[d]:o-V0,Home:s,End:e.most()}[u.key];g!==void 0&&(u.preventDefault(),l(g))}),r}var wu=class{constructor(e,t,n,s){this.side=t;this.docked=n;this.open=new Set(cn("panels","panel").split(",")),this.dock=U("div",{class:"dock"},...n.map(a=>a.element)),this.element=U("main",{class:"watch"});let r=Gd(this.element,{name:"side",label:j("sideSize"),direction:"row",size:316,least:240,most:()=>innerWidth*.5}),o=Gd(this.element,{name:"dock",label:j("dockSize"),direction:"column",size:230,least:130,most:()=>innerHeight*.55});this.element.append(e,o,this.dock,r,t.element,s),this.buttons=this.all.map(a=>{let l=j(a.name);return Mi(a.icon,l,()=>this.turn(a,!this.open.has(a.name)),{title:`${l} (${a.key.toUpperCase()})`,"data-panel":a.name})});for(let a of this.all)a.turned?.(this.open.has(a.name));this.apply()}side;docked;element;buttons;open;dock;get all(){return[...this.docked,this.side]}turn(e,t){t?this.open.add(e.name):this.open.delete(e.name),on("panels",[...this.open].join(",")),this.apply(),e.turned?.(t)}shortcuts(){return this.all.map(e=>Vh(e.key,e.name,()=>this.turn(e,!this.open.has(e.name))))}apply(){this.all.forEach((e,t)=>{e.element.hidden=!this.open.has(e.name),this.buttons[t].setAttribute("aria-pressed",String(!e.element.hidden))}),this.dock.hidden=this.docked.every(e=>e.element.hidden),this.element.classList.toggle("no-dock",this.dock.hidden),this.element.classList.toggle("no-side",this.side.element.hidden)}};var H0=["DEBUG","INFO","WARNING","ERROR","FATAL"],Au=class{constructor(e,t){this.recording=e;this.seek=t;H0.forEach((n,s)=>this.level.append(U("option",{value:s,selected:s===0},s===0?j("allLevels"):`≥ ${ms(n)}`)));for(let[n,s]of[[this.text,"input"],[this.level,"change"]])n.addEventListener(s,()=>this.filter());this.element=U("section",{class:"card log","aria-labelledby":"log-title"},U("div",{class:"title"},U("h2",{id:"log-title"},j("log")),this.text,this.level),this.note,this.list)}recording;seek;element;list=U("ol",{class:"lines",tabindex:0,"aria-label":j("log")});note=U("p",{class:"quiet note",role:"status"},j("reading"));text=U("input",{type:"search",placeholder:j("filter"),"aria-label":j("filter")});level=U("select",{"aria-label":j("level"),title:j("level")});rows=[];times=[];reading;current=-1;time=0;turned(e){e&&(this.reading??=this.read())}update(e){this.time=e;let t=qi(this.times,e+1e-6);if(t===this.current)return;this.rows[this.current]?.row.removeAttribute("aria-current"),this.current=t;let n=this.rows[t]?.row;n?.setAttribute("aria-current","true"),n&&!this.list.matches(":hover, :focus-within")&&(this.list.scrollTop=n.offsetTop-this.list.clientHeight*.6)}async read(){try{for await(let{time:e,value:t}of this.recording.scan(["/log"]))this.add(e,t);this.note.hidden=this.rows.length>0,vt(this.note,j("noLog")),this.filter(),this.update(this.time)}catch(e){console.warn(e),vt(this.note,j("numbersFailed"))}}add(e,t){let n=U("li",{class:t.level.toLowerCase()},U("button",{type:"button",onclick:()=>this.seek(e)},U("span",{class:"at"},_n(e,!0)),U("span",{class:"level"},ms(t.level)),U("span",{class:"who"},t.name),U("span",{class:"what"},t.message)));this.times.push(e),this.rows.push({row:n,line:t}),this.list.append(n)}filter(){let e=this.text.value.toLowerCase(),t=Number(this.level.value),n=0;for(let{row:s,line:r}of this.rows)s.hidden=H0.indexOf(r.level)<t||!`${r.name} ${r.message}`.toLowerCase().includes(e),s.hidden||++n;this.note.hidden=n>0,vt(this.note,j(this.rows.length?"noMatch":"noLog"))}};var Eu=i=>`${Math.round(i*100)}%`,Tu=class{constructor(e){this.seek=e;let t=U("input",{type:"checkbox"});t.addEventListener("change",()=>this.list.classList.toggle("goals",t.checked)),this.element=U("section",{class:"card grow","aria-labelledby":"events-title"},U("div",{class:"title"},U("h2",{id:"events-title"},j("events")),U("label",{},t,j("goalsOnly"))),this.note,this.list)}seek;element;list=U("ol",{class:"events"});note=U("p",{class:"quiet note"},j("reading"));rows=[];current=-1;add(e){for(let t of e){let n=t.side==="ANYONE"?"":t.side.toLowerCase(),s=()=>this.seek(t.time),r=U("li",{class:`${t.kind==="GOAL"?"goal ":""}${n}`},U("button",{type:"button",onclick:s},U("span",{class:"at"},_n(t.time)),U("span",{class:"chip","aria-hidden":"true"}),U("span",{class:"what"},U("b",{},ms(t.kind)),n!==""&&U("span",{class:"sr"},` ${j(n)}`),t.reason&&U("span",{class:"why"},t.reason)),t.kind==="GOAL"&&U("span",{class:"result"},`${t.score.blue} : ${t.score.yellow}`)));this.rows.push(r),this.list.append(r)}}finished(){this.note.hidden=this.rows.length>0;let{current:e}=this;this.current=-1,this.mark(e),vt(this.note,j("noEvents"))}mark(e){if(e===this.current)return;this.rows[this.current]?.removeAttribute("aria-current"),this.current=e;let t=this.rows[e];t?.setAttribute("aria-current","true"),t&&!this.list.contains(document.activeElement)&&!this.list.matches(":hover")&&(this.list.scrollTop=t.offsetTop-this.list.clientHeight*.5)}},Cu=class{element;body=U("div",{class:"numbers"});shown=null;constructor(){this.element=U("section",{class:"card","aria-labelledby":"statistics-title"},U("div",{class:"title"},U("h2",{id:"statistics-title"},j("statistics"))),this.body)}update(e){if(e===this.shown)return;this.shown=e;let{blue:t,yellow:n}=e??{};if(!e||!t||!n){this.body.replaceChildren(U("p",{class:"quiet"},j("noStatistics")));return}let s=(c,h,u)=>{let[f,d]=[h(t),h(n)],g=U("span",{class:"share blue"}),v=U("span",{class:"share yellow"});return g.style.flexGrow=String(f+d>0?f/(f+d):.5),v.style.flexGrow=String(f+d>0?d/(f+d):.5),U("div",{class:"row"},U("dt",{},c),U("dd",{class:"a"},U("span",{class:"sr"},`${j("blue")} `),u(f)),U("dd",{},U("span",{class:"sr"},`${j("yellow")} `),u(d)),U("dd",{class:"shares","aria-hidden":"true"},g,v))},r=c=>String(c),{ball_yellow_third:o,ball_middle_third:a,ball_blue_third:l}=e;this.body.replaceChildren(U("dl",{},s(j("possession"),c=>c.possession,Eu),s(j("shots"),c=>c.shots,r),s(j("touches"),c=>c.touches,r),s(j("fouls"),c=>c.fouls,r),s(j("distance"),c=>c.distance,c=>`${Math.round(c)} m`)),U("p",{class:"quiet foot"},`${j("thirds")}: ${j("yellow")} ${Eu(o)}, ${j("middle")} ${Eu(a)}, ${j("blue")} ${Eu(l)}. `,`${j("topSpeed")}: ${e.top_ball_speed.toFixed(1)} m/s.`))}};function G0(i,e,t){return Array.from({length:2*t},(n,s)=>i+(s+.5)/(2*t)*(e-i))}function W0({times:i,values:e},t,n,s){let r=[],o=qi(i,t),a=o>=0?e[o]:null;++o;for(let l=0;l<s;++l){let c=t+(l+1)/s*(n-t),[h,u]=[-1,-1];for(;o<i.length&&i[o]<=c;++o)Number.isNaN(e[o])||((h<0||e[o]<e[h])&&(h=o),(u<0||e[o]>e[u])&&(u=o));if(h<0){let g=c-(n-t)/s>(i.at(-1)??-1/0);r.push(g?null:a,g?null:a);continue}let[f,d]=h<=u?[h,u]:[u,h];r.push(e[f],e[d]),a=e[o-1]}return r}function X0({times:i,values:e},t){let n=qi(i,t+1e-9);return n>=0?e[n]:void 0}var pA="uplot",mA="u-hz",gA="u-vt",yA="u-title",_A="u-wrap",vA="u-under",xA="u-over",bA="u-axis",Or="u-off",SA="u-select",MA="u-cursor-x",wA="u-cursor-y",AA="u-cursor-pt",EA="u-legend",TA="u-live",CA="u-inline",RA="u-series",IA="u-marker",q0="u-label",PA="u-value",El="width",Tl="height";var Y0="bottom",Jo="left",Wd="right",ap="#000",$0=ap+"0",Xd="mousemove",K0="mousedown",qd="mouseup",Z0="mouseenter",J0="mouseleave",j0="dblclick",LA="resize",DA="scroll",Q0="change",Du="dppxchange",lp="--",sa=typeof window<"u",Jd=sa?document:null,Qo=sa?window:null,NA=sa?navigator:null,Et,Ru;function jd(){let i=devicePixelRatio;Et!=i&&(Et=i,Ru&&ep(Q0,Ru,jd),Ru=matchMedia(`(min-resolution: ${Et-.001}dppx) and (max-resolution: ${Et+.001}dppx)`),Ur(Q0,Ru,jd),Qo.dispatchEvent(new CustomEvent(Du)))}function Ai(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Qd(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function qt(i,e,t){i.style[e]=t+"px"}function $i(i,e,t,n){let s=Jd.createElement(i);return e!=null&&Ai(s,e),t?.insertBefore(s,n),s}function Ni(i,e){return $i("div",i,e)}var ey=new WeakMap;function ys(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=ey.get(i);r!=o&&(i.style.transform=r,ey.set(i,r),e<0||t<0||e>n||t>s?Ai(i,Or):Qd(i,Or))}var ty=new WeakMap;function ny(i,e,t){let n=e+t,s=ty.get(i);n!=s&&(ty.set(i,n),i.style.background=e,i.style.borderColor=t)}var iy=new WeakMap;function sy(i,e,t,n){let s=e+""+t,r=iy.get(i);s!=r&&(iy.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var cp={passive:!0},OA={...cp,capture:!0};function Ur(i,e,t,n){e.addEventListener(i,t,n?OA:cp)}function ep(i,e,t,n){e.removeEventListener(i,t,cp)}sa&&jd();function Ki(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Ei((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Ly(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Dy=i=>i!=null,Ny=i=>i!=null&&i>0,Uu=Ly(Dy),UA=Ly(Ny);function FA(i,e,t,n=0,s=!1){let r=s?UA:Uu,o=s?Ny:Dy;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Ft,l??-Ft]}function Fu(i,e,t,n){let s=ay(i),r=ay(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Fs:Oy,a=s==1?Ei:Oi,l=r==1?Oi:Ei,c=a(o(Pn(i))),h=l(o(Pn(e))),u=ea(t,c),f=ea(t,h);return t==10&&(c<0&&(u=Bt(u,-c)),h<0&&(f=Bt(f,-h))),n||t==2?(i=u*s,e=f*r):(i=ky(i,u),e=Bu(e,f)),[i,e]}function hp(i,e,t,n){let s=Fu(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var up=.1,ry={mode:3,pad:up},Rl={pad:0,soft:null,mode:0},BA={min:Rl,max:Rl};function Nu(i,e,t,n){return ku(t)?oy(i,e,t):(Rl.pad=t,Rl.soft=n?0:null,Rl.mode=n?3:0,oy(i,e,BA))}function Mt(i,e){return i??e}function kA(i,e,t){for(e=Mt(e,0),t=Mt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function oy(i,e,t){let n=t.min,s=t.max,r=Mt(n.pad,0),o=Mt(s.pad,0),a=Mt(n.hard,-Ft),l=Mt(s.hard,Ft),c=Mt(n.soft,Ft),h=Mt(s.soft,-Ft),u=Mt(n.mode,0),f=Mt(s.mode,0),d=e-i,g=Fs(d),v=hi(Pn(i),Pn(e)),p=Fs(v),m=Pn(p-g);(d<1e-24||m>10)&&(d=0,(i==0||e==0)&&(d=1e-24,u==2&&c!=Ft&&(r=0),f==2&&h!=-Ft&&(o=0)));let x=d||v||1e3,T=Fs(x),S=ea(10,Ei(T)),C=x*(d==0?i==0?.1:1:r),A=Bt(ky(i-C,S/10),24),y=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:Ft,E=hi(a,A<y&&i>=y?y:Zi(y,A)),z=x*(d==0?e==0?.1:1:o),D=Bt(Bu(e+z,S/10),24),P=e<=h&&(f==1||f==3&&D>=h||f==2&&D<=h)?h:-Ft,O=Zi(l,D>P&&e<=P?P:hi(P,D));return E==O&&E==0&&(O=100),[E,O]}var zA=new Intl.NumberFormat(sa?NA.language:"en-US"),fp=i=>zA.format(i),Ti=Math,Lu=Ti.PI,Pn=Ti.abs,Ei=Ti.floor,In=Ti.round,Oi=Ti.ceil,Zi=Ti.min,hi=Ti.max,ea=Ti.pow,ay=Ti.sign,Fs=Ti.log10,Oy=Ti.log2,VA=(i,e=1)=>Ti.sinh(i)*e,Yd=(i,e=1)=>Ti.asinh(i/e),Ft=1/0;function ly(i){return(Fs((i^i>>31)-(i>>31))|0)+1}function tp(i,e,t){return Zi(hi(i,e),t)}function Uy(i){return typeof i=="function"}function _t(i){return Uy(i)?i:()=>i}var HA=()=>{},Fy=i=>i,By=(i,e)=>e,GA=i=>null,cy=i=>!0,hy=(i,e)=>i==e,WA=/\.\d*?(?=9{6,}|0{6,})/gm,Fr=i=>{if(Vy(i)||hr.has(i))return i;let e=`${i}`,t=e.match(WA);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Fr(s)}e${r}`}return Bt(i,n)};function Dr(i,e){return Fr(Bt(Fr(i/e))*e)}function Bu(i,e){return Fr(Oi(Fr(i/e))*e)}function ky(i,e){return Fr(Ei(Fr(i/e))*e)}function Bt(i,e=0){if(Vy(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return In(n)/t}var hr=new Map;function zy(i){return((""+i).split(".")[1]||"").length}function Pl(i,e,t,n){let s=[],r=n.map(zy);for(let o=e;o<t;o++){let a=Pn(o),l=Bt(ea(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),f=i==10?h:Bt(h,u);s.push(f),hr.set(f,u)}}return s}var Il={},dp=[],ta=[null,null],cr=Array.isArray,Vy=Number.isInteger,XA=i=>i===void 0;function uy(i){return typeof i=="string"}function ku(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function qA(i){return i!=null&&typeof i=="object"}var YA=Object.getPrototypeOf(Uint8Array),Hy="__proto__";function na(i,e=ku){let t;if(cr(i)){let n=i.find(s=>s!=null);if(cr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=na(i[s],e)}else t=i.slice()}else if(i instanceof YA)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Hy&&(t[n]=na(i[n],e))}else t=i;return t}function Sn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Hy&&(ku(i[s])?Sn(i[s],na(n[s])):i[s]=na(n[s]))}return i}var $A=0,KA=1,ZA=2;function JA(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function jA(i,e){if(tE(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return nE(o[0])||(o=eE(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),f=e?e[o][c]:KA,d=[];for(let g=0;g<h.length;g++){let v=h[g],p=r.get(l[g]);v===null?f!=$A&&(u[p]=v,f==ZA&&d.push(p)):u[p]=v}JA(u,d,s),n.push(u)}}return n}var QA=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function eE(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function tE(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function nE(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=hi(1,Ei((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Gy=["January","February","March","April","May","June","July","August","September","October","November","December"],Wy=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xy(i){return i.slice(0,3)}var iE=Wy.map(Xy),sE=Gy.map(Xy),rE={MMMM:Gy,MMM:sE,WWWW:Wy,WWW:iE};function Al(i){return(i<10?"0":"")+i}function oE(i){return(i<10?"00":i<100?"0":"")+i}var aE={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Al(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Al(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Al(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Al(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Al(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>oE(i.getMilliseconds())};function pp(i,e){e=e||rE;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?aE[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var lE=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cE(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==lE?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var qy=i=>i%1==0,Ou=[1,2,2.5,5],hE=Pl(10,-32,0,Ou),Yy=Pl(10,0,32,Ou),uE=Yy.filter(qy),Nr=hE.concat(Yy),mp=`
`,$y="{YYYY}",fy=mp+$y,Ky="{M}/{D}",Cl=mp+Ky,Iu=Cl+"/{YY}",Zy="{aa}",fE="{h}:{mm}",jo=fE+Zy,dy=mp+jo,py=":{ss}",Rt=null;function Jy(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Pl(10,0,3,Ou).filter(qy):Pl(10,-3,0,Ou)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,$y,Rt,Rt,Rt,Rt,Rt,Rt,1],[s*28,"{MMM}",fy,Rt,Rt,Rt,Rt,Rt,1],[s,Ky,fy,Rt,Rt,Rt,Rt,Rt,1],[n,"{h}"+Zy,Iu,Rt,Cl,Rt,Rt,Rt,1],[t,jo,Iu,Rt,Cl,Rt,Rt,Rt,1],[e,py,Iu+" "+jo,Rt,Cl+" "+jo,Rt,dy,Rt,1],[i,py+".{fff}",Iu+" "+jo,Rt,Cl+" "+jo,Rt,dy,Rt,1]];function h(u){return(f,d,g,v,p,m)=>{let x=[],T=p>=o,S=p>=r&&p<o,C=u(g),A=Bt(C*i,3),y=$d(C.getFullYear(),T?0:C.getMonth(),S||T?1:C.getDate()),E=Bt(y*i,3);if(S||T){let z=S?p/r:0,D=T?p/o:0,P=A==E?A:Bt($d(y.getFullYear()+D,y.getMonth()+z,1)*i,3),O=new Date(In(P/i)),V=O.getFullYear(),I=O.getMonth();for(let F=0;P<=v;F++){let q=$d(V+D*F,I+z*F,1),G=q-u(Bt(q*i,3));P=Bt((+q+G)*i,3),P<=v&&x.push(P)}}else{let z=p>=s?s:p,D=Ei(g)-Ei(A),P=E+D+Bu(A-E,z);x.push(P);let O=u(P),V=O.getHours()+O.getMinutes()/t+O.getSeconds()/n,I=p/n,F=f.axes[d]._space,q=m/F;for(;P=Bt(P+p,i==1?0:3),!(P>v);)if(I>1){let G=Ei(Bt(V+I,6))%24,ee=u(P).getHours()-G;ee>1&&(ee=-1),P-=ee*n,V=(V+I)%24;let se=x[x.length-1];Bt((P-se)/p,3)*q>=.7&&x.push(P)}else x.push(P)}return x}}return[l,c,h]}var[dE,pE,mE]=Jy(1),[gE,yE,_E]=Jy(.001);Pl(2,-53,53,[1]);function my(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function gy(i,e){return(t,n,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,h,u,f,d;return n.map(g=>{let v=i(g),p=v.getFullYear(),m=v.getMonth(),x=v.getDate(),T=v.getHours(),S=v.getMinutes(),C=v.getSeconds(),A=p!=l&&a[2]||m!=c&&a[3]||x!=h&&a[4]||T!=u&&a[5]||S!=f&&a[6]||C!=d&&a[7]||a[1];return l=p,c=m,h=x,u=T,f=S,d=C,A(v)})}}function vE(i,e){let t=pp(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function $d(i,e,t){return new Date(i,e,t)}function yy(i,e){return e(i)}var xE="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function _y(i,e){return(t,n,s,r)=>r==null?lp:e(i(n))}function bE(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function SE(i,e){return i.series[e].fill(i,e)}var ME={show:!0,live:!0,isolate:!1,mount:HA,markers:{show:!0,width:2,stroke:bE,fill:SE,dash:"solid"},idx:null,idxs:null,values:[]};function wE(i,e){let t=i.cursor.points,n=Ni(),s=t.size(i,e);qt(n,El,s),qt(n,Tl,s);let r=s/-2;qt(n,"marginLeft",r),qt(n,"marginTop",r);let o=t.width(i,e,s);return o&&qt(n,"borderWidth",o),n}function AE(i,e){let t=i.series[e].points;return t._fill||t._stroke}function EE(i,e){let t=i.series[e].points;return t._stroke||t._fill}function TE(i,e){return i.series[e].points.size}var Kd=[0,0];function CE(i,e,t){return Kd[0]=e,Kd[1]=t,Kd}function Pu(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Zd(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var RE={show:!0,x:!0,y:!0,lock:!1,move:CE,points:{one:!1,show:wE,size:TE,width:0,stroke:EE,fill:AE},bind:{mousedown:Pu,mouseup:Pu,click:Pu,dblclick:Pu,mousemove:Zd,mouseleave:Zd,mouseenter:Zd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},jy={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},gp=Sn({},jy,{filter:By}),Qy=Sn({},gp,{size:10}),e_=Sn({},jy,{show:!1}),yp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',t_="bold "+yp,n_=1.5,vy={show:!0,scale:"x",stroke:ap,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:t_,side:2,grid:gp,ticks:Qy,border:e_,font:yp,lineGap:n_,rotate:0},IE="Value",PE="Time",xy={show:!0,scale:"x",auto:!1,sorted:1,min:Ft,max:-Ft,idxs:[]};function LE(i,e,t,n,s){return e.map(r=>r==null?"":fp(r))}function DE(i,e,t,n,s,r,o){let a=[],l=hr.get(s)||0;t=o?t:Bt(Bu(t,s),l);for(let c=t;c<=n;c=Bt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function np(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Fs:Oy,h=Ei(c(t));s=ea(l,h),l==10&&(s=Nr[Ki(s,Nr)]);let u=t,f=s*l;l==10&&(f=Nr[Ki(f,Nr)]);do a.push(u),u=u+s,l==10&&!hr.has(u)&&(u=Bt(u,hr.get(s))),u>=f&&(s=u,f=s*l,l==10&&(f=Nr[Ki(f,Nr)]));while(u<=n);return a}function NE(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?np(i,e,hi(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?np(i,e,hi(l,-n),-t,s):[l]).reverse().map(f=>-f).concat(h,c)}var i_=/./,OE=/[12357]/,UE=/[125]/,by=/1/,ip=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function FE(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?i_:l(7,o)-h>=c?OE:l(5,o)-h>=c?UE:by;if(u==by){let f=Pn(l(1,o)-h);if(f<c)return ip(e.slice().reverse(),a.distr,u,Oi(c/f)).reverse()}return ip(e,a.distr,u,1)}function BE(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=Pn(l(1,o)-l(2,o));return c<a?ip(e.slice().reverse(),3,i_,Oi(a/c)).reverse():e}function kE(i,e,t,n){return n==null?lp:e==null?"":fp(e)}var Sy={show:!0,scale:"y",stroke:ap,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:t_,side:3,grid:gp,ticks:Qy,border:e_,font:yp,lineGap:n_,rotate:0};function zE(i,e){let t=3+(i||1)*2;return Bt(t*e,3)}function VE(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Pn(o-r),l=i.series[e],c=a/(l.points.space*Et);return n[1]-n[0]<=c}var My={scale:null,auto:!0,sorted:0,min:Ft,max:-Ft},s_=(i,e,t,n,s)=>s,wy={show:!0,auto:!0,sorted:0,gaps:s_,alpha:1,facets:[Sn({},My,{scale:"x"}),Sn({},My,{scale:"y"})]},Ay={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:s_,alpha:1,points:{show:VE,filter:null},values:null,min:Ft,max:-Ft,idxs:[],path:null,clip:null};function HE(i,e,t,n,s){return t/10}var r_={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},GE=Sn({},r_,{time:!1,ori:1}),Ey={};function o_(i,e){let t=Ey[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Ey[i]=t)),t}var ia=1,sp=2;function Br(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],f=a.left,d=a.top,g=a.width,v=a.height,p=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,l,c,h,u,p,m,f,d,g,v,Vu,ra,Gu,l_,h_):t(s,l,c,h,u,m,p,d,f,v,g,Hu,oa,xp,c_,u_)}function _p(i,e){let t=0,n=0,s=Mt(i.bands,dp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function WE(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Bs(i,e,t,n,s,r){return Br(i,e,(o,a,l,c,h,u,f,d,g,v,p)=>{let m=o.pxRound,x=c.dir*(c.ori==0?1:-1),T=c.ori==0?ra:oa,S,C;x==1?(S=t,C=n):(S=n,C=t);let A=m(u(a[S],c,v,d)),y=m(f(l[S],h,p,g)),E=m(u(a[C],c,v,d)),z=m(f(r==1?h.max:h.min,h,p,g)),D=new Path2D(s);return T(D,E,z),T(D,A,z),T(D,A,y),D})}function zu(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Gu:xp,l=t;for(let u=0;u<i.length;u++){let f=i[u];if(f[1]>f[0]){let d=f[0]-l;d>0&&a(o,l,n,d,n+r),l=f[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function XE(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function vp(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,f=c;if(s==1)for(;++c<=n&&e[c]===null;)f=c;else for(;--c>=t&&e[c]===null;)f=c;let d=r(i[u]),g=f==u?d:r(i[f]),v=u-s;d=o<=0&&v>=0&&v<l?r(i[v]):d;let m=f+s;g=o>=0&&m>=0&&m<l?r(i[m]):g,g>=d&&a.push([d,g])}return a}function Ty(i){return i==0?Fy:i==1?In:e=>Dr(e,i)}function a_(i){let e=i==0?Vu:Hu,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Zi(c,a/2,l/2),h=Zi(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Vu=(i,e,t)=>{i.moveTo(e,t)},Hu=(i,e,t)=>{i.moveTo(t,e)},ra=(i,e,t)=>{i.lineTo(e,t)},oa=(i,e,t)=>{i.lineTo(t,e)},Gu=a_(0),xp=a_(1),l_=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},c_=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},h_=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},u_=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function f_(i){return(e,t,n,s,r)=>Br(e,t,(o,a,l,c,h,u,f,d,g,v,p)=>{let{pxRound:m,points:x}=o,T,S;c.ori==0?(T=Vu,S=l_):(T=Hu,S=c_);let C=Bt(x.width*Et,3),A=(x.size-x.width)/2*Et,y=Bt(A*2,3),E=new Path2D,z=new Path2D,{left:D,top:P,width:O,height:V}=e.bbox;Gu(z,D-y,P-y,O+y*2,V+y*2);let I=F=>{if(l[F]!=null){let q=m(u(a[F],c,v,d)),G=m(f(l[F],h,p,g));T(E,q+A,G),S(E,q,G,A,0,Lu*2)}};if(r)r.forEach(I);else for(let F=n;F<=s;F++)I(F);return{stroke:C>0?E:null,fill:E,clip:z,flags:ia|sp}})}function d_(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var qE=d_(ra),YE=d_(oa);function p_(i){let e=Mt(i?.alignGaps,0);return(t,n,s,r)=>Br(t,n,(o,a,l,c,h,u,f,d,g,v,p)=>{[s,r]=Uu(l,s,r);let m=o.pxRound,x=V=>m(u(V,c,v,d)),T=V=>m(f(V,h,p,g)),S,C;c.ori==0?(S=ra,C=qE):(S=oa,C=YE);let A=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ia},E=y.stroke,z=!1;if(r-s>=v*4){let V=fe=>t.posToVal(fe,c.key,!0),I=null,F=null,q,G,le,Z=x(a[A==1?s:r]),ee=x(a[s]),se=x(a[r]),de=V(A==1?ee+1:se-1);for(let fe=A==1?s:r;fe>=s&&fe<=r;fe+=A){let te=a[fe],ye=(A==1?te<de:te>de)?Z:x(te),ve=l[fe];ye==Z?ve!=null?(G=ve,I==null?(S(E,ye,T(G)),q=I=F=G):G<I?I=G:G>F&&(F=G)):ve===null&&(z=!0):(I!=null&&C(E,Z,T(I),T(F),T(q),T(G)),ve!=null?(G=ve,S(E,ye,T(G)),I=F=q=G):(I=F=null,ve===null&&(z=!0)),Z=ye,de=V(Z+A))}I!=null&&I!=F&&le!=Z&&C(E,Z,T(I),T(F),T(q),T(G))}else for(let V=A==1?s:r;V>=s&&V<=r;V+=A){let I=l[V];I===null?z=!0:I!=null&&S(E,x(a[V]),T(I))}let[P,O]=_p(t,n);if(o.fill!=null||P!=0){let V=y.fill=new Path2D(E),I=o.fillTo(t,n,o.min,o.max,P),F=T(I),q=x(a[s]),G=x(a[r]);A==-1&&([G,q]=[q,G]),S(V,G,F),S(V,q,F)}if(!o.spanGaps){let V=[];z&&V.push(...vp(a,l,s,r,A,x,e)),y.gaps=V=o.gaps(t,n,s,r,V),y.clip=zu(V,c.ori,d,g,v,p)}return O!=0&&(y.band=O==2?[Bs(t,n,s,r,E,-1),Bs(t,n,s,r,E,1)]:Bs(t,n,s,r,E,O)),y})}function $E(i){let e=Mt(i.align,1),t=Mt(i.ascDesc,!1),n=Mt(i.alignGaps,0),s=Mt(i.extend,!1);return(r,o,a,l)=>Br(r,o,(c,h,u,f,d,g,v,p,m,x,T)=>{[a,l]=Uu(u,a,l);let S=c.pxRound,{left:C,width:A}=r.bbox,y=ee=>S(g(ee,f,x,p)),E=ee=>S(v(ee,d,T,m)),z=f.ori==0?ra:oa,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ia},P=D.stroke,O=f.dir*(f.ori==0?1:-1),V=E(u[O==1?a:l]),I=y(h[O==1?a:l]),F=I,q=I;s&&e==-1&&(q=C,z(P,q,V)),z(P,I,V);for(let ee=O==1?a:l;ee>=a&&ee<=l;ee+=O){let se=u[ee];if(se==null)continue;let de=y(h[ee]),fe=E(se);e==1?z(P,de,V):z(P,F,fe),z(P,de,fe),V=fe,F=de}let G=F;s&&e==1&&(G=C+A,z(P,G,V));let[le,Z]=_p(r,o);if(c.fill!=null||le!=0){let ee=D.fill=new Path2D(P),se=c.fillTo(r,o,c.min,c.max,le),de=E(se);z(ee,G,de),z(ee,q,de)}if(!c.spanGaps){let ee=[];ee.push(...vp(h,u,a,l,O,y,n));let se=c.width*Et/2,de=t||e==1?se:-se,fe=t||e==-1?-se:se;ee.forEach(te=>{te[0]+=de,te[1]+=fe}),D.gaps=ee=c.gaps(r,o,a,l,ee),D.clip=zu(ee,f.ori,p,m,x,T)}return Z!=0&&(D.band=Z==2?[Bs(r,o,a,l,P,-1),Bs(r,o,a,l,P,1)]:Bs(r,o,a,l,P,Z)),D})}function Cy(i,e,t,n,s,r,o=Ft){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=Pn(i[l]-i[a]);h<c&&(c=h,o=Pn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function KE(i){i=i||Il;let e=Mt(i.size,[.6,Ft,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_t(s),o=1-e[0],a=Mt(e[1],Ft),l=Mt(e[2],1),c=Mt(i.disp,Il),h=Mt(i.each,d=>{}),{fill:u,stroke:f}=c;return(d,g,v,p)=>Br(d,g,(m,x,T,S,C,A,y,E,z,D,P)=>{let O=m.pxRound,V=t,I=n*Et,F=a*Et,q=l*Et,G,le;S.ori==0?[G,le]=r(d,g):[le,G]=r(d,g);let Z=S.dir*(S.ori==0?1:-1),ee=S.ori==0?Gu:xp,se=S.ori==0?h:(Ie,$e,at,Ae,Ut,Ge,Ye)=>{h(Ie,$e,at,Ut,Ae,Ye,Ge)},de=Mt(d.bands,dp).find(Ie=>Ie.series[0]==g),fe=de!=null?de.dir:0,te=m.fillTo(d,g,m.min,m.max,fe),ge=O(y(te,C,P,z)),ye,ve,_e,He=D,Je=O(m.width*Et),Fe=!1,st=null,lt=null,rt=null,Yt=null;u!=null&&(Je==0||f!=null)&&(Fe=!0,st=u.values(d,g,v,p),lt=new Map,new Set(st).forEach(Ie=>{Ie!=null&&lt.set(Ie,new Path2D)}),Je>0&&(rt=f.values(d,g,v,p),Yt=new Map,new Set(rt).forEach(Ie=>{Ie!=null&&Yt.set(Ie,new Path2D)})));let{x0:kt,size:un}=c;if(kt!=null&&un!=null){V=1,x=kt.values(d,g,v,p),kt.unit==2&&(x=x.map(at=>d.posToVal(E+at*D,S.key,!0)));let Ie=un.values(d,g,v,p);un.unit==2?ve=Ie[0]*D:ve=A(Ie[0],S,D,E)-A(0,S,D,E),He=Cy(x,T,A,S,D,E,He),_e=He-ve+I}else He=Cy(x,T,A,S,D,E,He),_e=He*o+I,ve=He-_e;_e<1&&(_e=0),Je>=ve/2&&(Je=0),_e<5&&(O=Fy);let Nt=_e>0,Ln=He-_e-(Nt?Je:0);ve=O(tp(Ln,q,F)),ye=(V==0?ve/2:V==Z?0:ve)-V*Z*((V==0?I/2:0)+(Nt?Je/2:0));let xt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Mn=Fe?null:new Path2D,en=null;if(de!=null)en=d.data[de.series[1]];else{let{y0:Ie,y1:$e}=c;Ie!=null&&$e!=null&&(T=$e.values(d,g,v,p),en=Ie.values(d,g,v,p))}let fn=G*ve,k=le*ve;for(let Ie=Z==1?v:p;Ie>=v&&Ie<=p;Ie+=Z){let $e=T[Ie];if($e==null)continue;if(en!=null){let Y=en[Ie]??0;if($e-Y==0)continue;ge=y(Y,C,P,z)}let at=S.distr!=2||c!=null?x[Ie]:Ie,Ae=A(at,S,D,E),Ut=y(Mt($e,te),C,P,z),Ge=O(Ae-ye),Ye=O(hi(Ut,ge)),R=O(Zi(Ut,ge)),b=Ye-R;if($e!=null){let Y=$e<0?k:fn,ue=$e<0?fn:k;Fe?(Je>0&&rt[Ie]!=null&&ee(Yt.get(rt[Ie]),Ge,R+Ei(Je/2),ve,hi(0,b-Je),Y,ue),st[Ie]!=null&&ee(lt.get(st[Ie]),Ge,R+Ei(Je/2),ve,hi(0,b-Je),Y,ue)):ee(Mn,Ge,R+Ei(Je/2),ve,hi(0,b-Je),Y,ue),se(d,g,Ie,Ge-Je/2,R,ve+Je,b)}}return Je>0?xt.stroke=Fe?Yt:Mn:Fe||(xt._fill=m.width==0?m._fill:m._stroke??m._fill,xt.width=0),xt.fill=Fe?lt:Mn,xt})}function ZE(i,e){let t=Mt(e?.alignGaps,0);return(n,s,r,o)=>Br(n,s,(a,l,c,h,u,f,d,g,v,p,m)=>{[r,o]=Uu(c,r,o);let x=a.pxRound,T=G=>x(f(G,h,p,g)),S=G=>x(d(G,u,m,v)),C,A,y;h.ori==0?(C=Vu,y=ra,A=h_):(C=Hu,y=oa,A=u_);let E=h.dir*(h.ori==0?1:-1),z=T(l[E==1?r:o]),D=z,P=[],O=[];for(let G=E==1?r:o;G>=r&&G<=o;G+=E)if(c[G]!=null){let Z=l[G],ee=T(Z);P.push(D=ee),O.push(S(c[G]))}let V={stroke:i(P,O,C,y,A,x),fill:null,clip:null,band:null,gaps:null,flags:ia},I=V.stroke,[F,q]=_p(n,s);if(a.fill!=null||F!=0){let G=V.fill=new Path2D(I),le=a.fillTo(n,s,a.min,a.max,F),Z=S(le);y(G,D,Z),y(G,z,Z)}if(!a.spanGaps){let G=[];G.push(...vp(l,c,r,o,E,T,t)),V.gaps=G=a.gaps(n,s,r,o,G),V.clip=zu(G,h.ori,g,v,p,m)}return q!=0&&(V.band=q==2?[Bs(n,s,r,o,I,-1),Bs(n,s,r,o,I,1)]:Bs(n,s,r,o,I,q)),V})}function JE(i){return ZE(jE,i)}function jE(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let f=0;f<o-1;f++)h[f]=e[f+1]-e[f],u[f]=i[f+1]-i[f],c[f]=h[f]/u[f];l[0]=c[0];for(let f=1;f<o-1;f++)c[f]===0||c[f-1]===0||c[f-1]>0!=c[f]>0?l[f]=0:(l[f]=3*(u[f-1]+u[f])/((2*u[f]+u[f-1])/c[f-1]+(u[f]+2*u[f-1])/c[f]),isFinite(l[f])||(l[f]=0));l[o-1]=c[o-2];for(let f=0;f<o-1;f++)s(a,i[f]+u[f]/3,e[f]+l[f]*u[f]/3,i[f+1]-u[f]/3,e[f+1]-l[f+1]*u[f]/3,i[f+1],e[f+1])}return a}var rp=new Set;function Ry(){for(let i of rp)i.syncRect(!0)}sa&&(Ur(LA,Qo,Ry),Ur(DA,Qo,Ry,!0),Ur(Du,Qo,()=>{Gn.pxRatio=Et}));var QE=p_(),eT=f_();function Iy(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>op(r,o,e,t))}function tT(i,e){return i.map((t,n)=>n==0?{}:Sn({},e,t))}function op(i,e,t,n){return Sn({},e==0?t:n,i)}function m_(i,e,t){return e==null?ta:[e,t]}var nT=m_;function iT(i,e,t){return e==null?ta:Nu(e,t,up,!0)}function g_(i,e,t,n){return e==null?ta:Fu(e,t,i.scales[n].log,!1)}var sT=g_;function y_(i,e,t,n){return e==null?ta:hp(e,t,i.scales[n].log,!1)}var rT=y_;function oT(i,e,t,n,s){let r=hi(ly(i),ly(e)),o=e-i,a=Ki(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?hr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Py(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=In((t=+s)*Et))+"px"),[i,e,t]}function aT(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Bt(e[2]*Et,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Gn(i,e,t){let n={mode:Mt(i.mode,1)},s=n.mode;function r(_,M,L,N){let W=M.valToPct(_);return N+L*(M.dir==-1?1-W:W)}function o(_,M,L,N){let W=M.valToPct(_);return N+L*(M.dir==-1?W:1-W)}function a(_,M,L,N){return M.ori==0?r(_,M,L,N):o(_,M,L,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ni(pA);if(i.id!=null&&(c.id=i.id),Ai(c,i.class),i.title){let _=Ni(yA,c);_.textContent=i.title}let h=$i("canvas"),u=n.ctx=h.getContext("2d"),f=Ni(_A,c);Ur("click",f,_=>{_.target===g&&(Vt!=Xr||$t!=qr)&&Vn.click(n,_)},!0);let d=n.under=Ni(vA,f);f.appendChild(h);let g=n.over=Ni(xA,f);i=na(i);let v=+Mt(i.pxAlign,1),p=Ty(v);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?Iy(i.series||[],xy,Ay,!1):tT(i.series||[null],wy),T=n.axes=Iy(i.axes||[],vy,Sy,!0),S=n.scales={},C=n.bands=i.bands||[];C.forEach(_=>{_.fill=_t(_.fill||null),_.dir=Mt(_.dir,-1)});let A=s==2?x[1].facets[0].scale:x[0].scale,y={axes:bs,series:dt},E=(i.drawOrder||["axes","series"]).map(_=>y[_]);function z(_){let M=_.distr==3?L=>Fs(L>0?L:_.clamp(n,L,_.min,_.max,_.key)):_.distr==4?L=>Yd(L,_.asinh):_.distr==100?L=>_.fwd(L):L=>L;return L=>{let N=M(L),{_min:W,_max:J}=_,ce=J-W;return(N-W)/ce}}function D(_){let M=S[_];if(M==null){let L=(i.scales||Il)[_]||Il;if(L.from!=null){D(L.from);let N=Sn({},S[L.from],L,{key:_});N.valToPct=z(N),S[_]=N}else{M=S[_]=Sn({},_==A?r_:GE,L),M.key=_;let N=M.time,W=M.range,J=cr(W);if((_!=A||s==2&&!N)&&(J&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?ry:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?ry:{mode:1,hard:W[1],soft:W[1]}},J=!1),!J&&ku(W))){let ce=W;W=(pe,Me,Ne)=>Me==null?ta:Nu(Me,Ne,ce)}M.range=_t(W||(N?nT:_==A?M.distr==3?sT:M.distr==4?rT:m_:M.distr==3?g_:M.distr==4?y_:iT)),M.auto=_t(J?!1:M.auto),M.clamp=_t(M.clamp||HE),M._min=M._max=null,M.valToPct=z(M)}}}D("x"),D("y"),s==1&&x.forEach(_=>{D(_.scale)}),T.forEach(_=>{D(_.scale)});for(let _ in i.scales)D(_);let P=S[A],O=P.distr,V,I;P.ori==0?(Ai(c,mA),V=r,I=o):(Ai(c,gA),V=o,I=r);let F={};for(let _ in S){let M=S[_];(M.min!=null||M.max!=null)&&(F[_]={min:M.min,max:M.max},M.min=M.max=null)}let q=i.tzDate||(_=>new Date(In(_/m))),G=i.fmtDate||pp,le=m==1?mE(q):_E(q),Z=gy(q,my(m==1?pE:yE,G)),ee=_y(q,yy(xE,G)),se=[],de=n.legend=Sn({},ME,i.legend),fe=n.cursor=Sn({},RE,{drag:{y:s==2}},i.cursor),te=de.show,ge=fe.show,ye=de.markers;de.idxs=se,ye.width=_t(ye.width),ye.dash=_t(ye.dash),ye.stroke=_t(ye.stroke),ye.fill=_t(ye.fill);let ve,_e,He,Je=[],Fe=[],st,lt=!1,rt={};if(de.live){let _=x[1]?x[1].values:null;lt=_!=null,st=lt?_(n,1,0):{_:0};for(let M in st)rt[M]=lp}if(te)if(ve=$i("table",EA,c),He=$i("tbody",null,ve),de.mount(n,ve),lt){_e=$i("thead",null,ve,He);let _=$i("tr",null,_e);$i("th",null,_);for(var Yt in st)$i("th",q0,_).textContent=Yt}else Ai(ve,CA),de.live&&Ai(ve,TA);let kt={show:!0},un={show:!1};function Nt(_,M){if(M==0&&(lt||!de.live||s==2))return ta;let L=[],N=$i("tr",RA,He,He.childNodes[M]);Ai(N,_.class),_.show||Ai(N,Or);let W=$i("th",null,N);if(ye.show){let pe=Ni(IA,W);if(M>0){let Me=ye.width(n,M);Me&&(pe.style.border=Me+"px "+ye.dash(n,M)+" "+ye.stroke(n,M)),pe.style.background=ye.fill(n,M)}}let J=Ni(q0,W);_.label instanceof HTMLElement?J.appendChild(_.label):J.textContent=_.label,M>0&&(ye.show||(J.style.color=_.width>0?ye.stroke(n,M):ye.fill(n,M)),xt("click",W,pe=>{if(fe._lock)return;et(pe);let Me=x.indexOf(_);if((pe.ctrlKey||pe.metaKey)!=de.isolate){let Ne=x.some((Oe,Be)=>Be>0&&Be!=Me&&Oe.show);x.forEach((Oe,Be)=>{Be>0&&es(Be,Ne?Be==Me?kt:un:kt,!0,gn.setSeries)})}else es(Me,{show:!_.show},!0,gn.setSeries)},!1),tt&&xt(Z0,W,pe=>{fe._lock||(et(pe),es(x.indexOf(_),$r,!0,gn.setSeries))},!1));for(var ce in st){let pe=$i("td",PA,N);pe.textContent="--",L.push(pe)}return[N,L]}let Ln=new Map;function xt(_,M,L,N=!0){let W=Ln.get(M)||{},J=fe.bind[_](n,M,L,N);J&&(Ur(_,M,W[_]=J),Ln.set(M,W))}function Mn(_,M,L){let N=Ln.get(M)||{};for(let W in N)(_==null||W==_)&&(ep(W,M,N[W]),delete N[W]);_==null&&Ln.delete(M)}let en=0,fn=0,k=0,Ie=0,$e=0,at=0,Ae=$e,Ut=at,Ge=k,Ye=Ie,R=0,b=0,Y=0,ue=0;n.bbox={};let ae=!1,be=!1,Se=!1,ne=!1,re=!1,me=!1;function B(_,M,L){(L||_!=n.width||M!=n.height)&&oe(_,M),ht(!1),Se=!0,be=!0,Wn()}function oe(_,M){n.width=en=k=_,n.height=fn=Ie=M,$e=at=0,we(),Xe();let L=n.bbox;R=L.left=Dr($e*Et,.5),b=L.top=Dr(at*Et,.5),Y=L.width=Dr(k*Et,.5),ue=L.height=Dr(Ie*Et,.5)}let ie=3;function Ee(){let _=!1,M=0;for(;!_;){M++;let L=Hr(M),N=Qi(M);_=M==ie||L&&N,_||(oe(n.width,n.height),be=!0)}}function xe({width:_,height:M}){B(_,M)}n.setSize=xe;function we(){let _=!1,M=!1,L=!1,N=!1;T.forEach((W,J)=>{if(W.show&&W._show){let{side:ce,_size:pe}=W,Me=ce%2,Ne=W.label!=null?W.labelSize:0,Oe=pe+Ne;Oe>0&&(Me?(k-=Oe,ce==3?($e+=Oe,N=!0):L=!0):(Ie-=Oe,ce==0?(at+=Oe,_=!0):M=!0))}}),Ji[0]=_,Ji[1]=L,Ji[2]=M,Ji[3]=N,k-=Ui[1]+Ui[3],$e+=Ui[3],Ie-=Ui[2]+Ui[0],at+=Ui[0]}function Xe(){let _=$e+k,M=at+Ie,L=$e,N=at;function W(J,ce){switch(J){case 1:return _+=ce,_-ce;case 2:return M+=ce,M-ce;case 3:return L-=ce,L+ce;case 0:return N-=ce,N+ce}}T.forEach((J,ce)=>{if(J.show&&J._show){let pe=J.side;J._pos=W(pe,J._size),J.label!=null&&(J._lpos=W(pe,J.labelSize))}})}if(fe.dataIdx==null){let _=fe.hover,M=_.skip=new Set(_.skip??[]);M.add(void 0);let L=_.prox=_t(_.prox),N=_.bias??=0;fe.dataIdx=(W,J,ce,pe)=>{if(J==0)return ce;let Me=ce,Ne=L(W,J,ce,pe)??Ft,Oe=Ne>=0&&Ne<Ft,Be=P.ori==0?k:Ie,ot=fe.left,wt=e[0],St=e[J];if(M.has(St[ce])){Me=null;let mt=null,je=null,qe;if(N==0||N==-1)for(qe=ce;mt==null&&qe-- >0;)M.has(St[qe])||(mt=qe);if(N==0||N==1)for(qe=ce;je==null&&qe++<St.length;)M.has(St[qe])||(je=qe);if(mt!=null||je!=null)if(Oe){let Gt=mt==null?-1/0:V(wt[mt],P,Be,0),sn=je==null?1/0:V(wt[je],P,Be,0),Un=ot-Gt,Ot=sn-ot;Un<=Ot?Un<=Ne&&(Me=mt):Ot<=Ne&&(Me=je)}else Me=je==null?mt:mt==null?je:ce-mt<=je-ce?mt:je}else Oe&&Pn(ot-V(wt[ce],P,Be,0))>Ne&&(Me=null);return Me}}let et=_=>{fe.event=_};fe.idxs=se,fe._lock=!1;let he=fe.points;he.show=_t(he.show),he.size=_t(he.size),he.stroke=_t(he.stroke),he.width=_t(he.width),he.fill=_t(he.fill);let ke=n.focus=Sn({},i.focus||{alpha:.3},fe.focus),tt=ke.prox>=0,Re=tt&&he.one,ct=[],zt=[],Zn=[];function aa(_,M){let L=he.show(n,M);if(L instanceof HTMLElement)return Ai(L,AA),Ai(L,_.class),ys(L,-10,-10,k,Ie),g.insertBefore(L,ct[M]),L}function kr(_,M){if(s==1||M>0){let L=s==1&&S[_.scale].time,N=_.value;_.value=L?uy(N)?_y(q,yy(N,G)):N||ee:N||kE,_.label=_.label||(L?PE:IE)}if(Re||M>0){_.width=_.width==null?1:_.width,_.paths=_.paths||QE||GA,_.fillTo=_t(_.fillTo||WE),_.pxAlign=+Mt(_.pxAlign,v),_.pxRound=Ty(_.pxAlign),_.stroke=_t(_.stroke||null),_.fill=_t(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let L=zE(hi(1,_.width),1),N=_.points=Sn({},{size:L,width:hi(1,L*.2),stroke:_.stroke,space:L*2,paths:eT,_stroke:null,_fill:null},_.points);N.show=_t(N.show),N.filter=_t(N.filter),N.fill=_t(N.fill),N.stroke=_t(N.stroke),N.paths=_t(N.paths),N.pxAlign=_.pxAlign}if(te){let L=Nt(_,M);Je.splice(M,0,L[0]),Fe.splice(M,0,L[1]),de.values.push(null)}if(ge){se.splice(M,0,null);let L=null;Re?M==0&&(L=aa(_,M)):M>0&&(L=aa(_,M)),ct.splice(M,0,L),zt.splice(M,0,0),Zn.splice(M,0,0)}On("addSeries",M)}function $u(_,M){M=M??x.length,_=s==1?op(_,M,xy,Ay):op(_,M,{},wy),x.splice(M,0,_),kr(x[M],M)}n.addSeries=$u;function Ll(_){if(x.splice(_,1),te){de.values.splice(_,1),Fe.splice(_,1);let M=Je.splice(_,1)[0];Mn(null,M.firstChild),M.remove()}ge&&(se.splice(_,1),ct.splice(_,1)[0].remove(),zt.splice(_,1),Zn.splice(_,1)),On("delSeries",_)}n.delSeries=Ll;let Ji=[!1,!1,!1,!1];function _s(_,M){if(_._show=_.show,_.show){let L=_.side%2,N=S[_.scale];N==null&&(_.scale=L?x[1].scale:A,N=S[_.scale]);let W=N.time;_.size=_t(_.size),_.space=_t(_.space),_.rotate=_t(_.rotate),cr(_.incrs)&&_.incrs.forEach(ce=>{!hr.has(ce)&&hr.set(ce,zy(ce))}),_.incrs=_t(_.incrs||(N.distr==2?uE:W?m==1?dE:gE:Nr)),_.splits=_t(_.splits||(W&&N.distr==1?le:N.distr==3?np:N.distr==4?NE:DE)),_.stroke=_t(_.stroke),_.grid.stroke=_t(_.grid.stroke),_.ticks.stroke=_t(_.ticks.stroke),_.border.stroke=_t(_.border.stroke);let J=_.values;_.values=cr(J)&&!cr(J[0])?_t(J):W?cr(J)?gy(q,my(J,G)):uy(J)?vE(q,J):J||Z:J||LE,_.filter=_t(_.filter||(N.distr>=3&&N.log==10?FE:N.distr==3&&N.log==2?BE:By)),_.font=Py(_.font),_.labelFont=Py(_.labelFont),_._size=_.size(n,null,M,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(Ji[M]=!0,_._el=Ni(bA,f))}}function vs(_,M,L,N){let[W,J,ce,pe]=L,Me=M%2,Ne=0;return Me==0&&(pe||J)&&(Ne=M==0&&!W||M==2&&!ce?In(vy.size/3):0),Me==1&&(W||ce)&&(Ne=M==1&&!J||M==3&&!pe?In(Sy.size/2):0),Ne}let la=n.padding=(i.padding||[vs,vs,vs,vs]).map(_=>_t(Mt(_,vs))),Ui=n._padding=la.map((_,M)=>_(n,M,Ji,0)),tn,an=null,ln=null,ji=s==1?x[0].idxs:null,mi=null,ks=!1;function ca(_,M){if(e=_??[],n.data=n._data=e,s==2){tn=0;for(let L=1;L<x.length;L++)tn+=e[L][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),mi=e[0],tn=mi.length;let L=e;if(O==2){L=e.slice();let N=L[0]=Array(tn);for(let W=0;W<tn;W++)N[W]=W}n._data=e=L}if(ht(!0),On("setData"),O==2&&(Se=!0),M!==!1){let L=P;L.auto(n,ks)?ha():Hs(A,L.min,L.max),ne=ne||fe.left>=0,me=!0,Wn()}}n.setData=ca;function ha(){ks=!0;let _,M;s==1&&(tn>0?(an=ji[0]=0,ln=ji[1]=tn-1,_=e[0][an],M=e[0][ln],O==2?(_=an,M=ln):_==M&&(O==3?[_,M]=Fu(_,_,P.log,!1):O==4?[_,M]=hp(_,_,P.log,!1):P.time?M=_+In(86400/m):[_,M]=Nu(_,M,up,!0))):(an=ji[0]=_=null,ln=ji[1]=M=null)),Hs(A,_,M)}let zr,zs,Vr,w,H,Q,$,K,Te,Pe;function Ce(_,M,L,N,W,J){_??=$0,L??=dp,N??="butt",W??=$0,J??="round",_!=zr&&(u.strokeStyle=zr=_),W!=zs&&(u.fillStyle=zs=W),M!=Vr&&(u.lineWidth=Vr=M),J!=H&&(u.lineJoin=H=J),N!=Q&&(u.lineCap=Q=N),L!=w&&u.setLineDash(w=L)}function Le(_,M,L,N){M!=zs&&(u.fillStyle=zs=M),_!=$&&(u.font=$=_),L!=K&&(u.textAlign=K=L),N!=Te&&(u.textBaseline=Te=N)}function Ve(_,M,L,N,W=0){if(N.length>0&&_.auto(n,ks)&&(M==null||M.min==null)){let J=Mt(an,0),ce=Mt(ln,N.length-1),pe=L.min==null?FA(N,J,ce,W,_.distr==3):[L.min,L.max];_.min=Zi(_.min,L.min=pe[0]),_.max=hi(_.max,L.max=pe[1])}}let nt={min:null,max:null};function ft(){for(let N in S){let W=S[N];F[N]==null&&(W.min==null||F[A]!=null&&W.auto(n,ks))&&(F[N]=nt)}for(let N in S){let W=S[N];F[N]==null&&W.from!=null&&F[W.from]!=null&&(F[N]=nt)}F[A]!=null&&ht(!0);let _={};for(let N in F){let W=F[N];if(W!=null){let J=_[N]=na(S[N],qA);if(W.min!=null)Sn(J,W);else if(N!=A||s==2)if(tn==0&&J.from==null){let ce=J.range(n,null,null,N);J.min=ce[0],J.max=ce[1]}else J.min=Ft,J.max=-Ft}}if(tn>0){x.forEach((N,W)=>{if(s==1){let J=N.scale,ce=F[J];if(ce==null)return;let pe=_[J];if(W==0){let Me=pe.range(n,pe.min,pe.max,J);pe.min=Me[0],pe.max=Me[1],an=Ki(pe.min,e[0]),ln=Ki(pe.max,e[0]),ln-an>1&&(e[0][an]<pe.min&&an++,e[0][ln]>pe.max&&ln--),N.min=mi[an],N.max=mi[ln]}else N.show&&N.auto&&Ve(pe,ce,N,e[W],N.sorted);N.idxs[0]=an,N.idxs[1]=ln}else if(W>0&&N.show&&N.auto){let[J,ce]=N.facets,pe=J.scale,Me=ce.scale,[Ne,Oe]=e[W],Be=_[pe],ot=_[Me];Be!=null&&Ve(Be,F[pe],J,Ne,J.sorted),ot!=null&&Ve(ot,F[Me],ce,Oe,ce.sorted),N.min=ce.min,N.max=ce.max}});for(let N in _){let W=_[N],J=F[N];if(W.from==null&&(J==null||J.min==null)){let ce=W.range(n,W.min==Ft?null:W.min,W.max==-Ft?null:W.max,N);W.min=ce[0],W.max=ce[1]}}}for(let N in _){let W=_[N];if(W.from!=null){let J=_[W.from];if(J.min==null)W.min=W.max=null;else{let ce=W.range(n,J.min,J.max,N);W.min=ce[0],W.max=ce[1]}}}let M={},L=!1;for(let N in _){let W=_[N],J=S[N];if(J.min!=W.min||J.max!=W.max){J.min=W.min,J.max=W.max;let ce=J.distr;J._min=ce==3?Fs(J.min):ce==4?Yd(J.min,J.asinh):ce==100?J.fwd(J.min):J.min,J._max=ce==3?Fs(J.max):ce==4?Yd(J.max,J.asinh):ce==100?J.fwd(J.max):J.max,M[N]=L=!0}}if(L){x.forEach((N,W)=>{s==2?W>0&&M.y&&(N._paths=null):M[N.scale]&&(N._paths=null)});for(let N in M)Se=!0,On("setScale",N);ge&&fe.left>=0&&(ne=me=!0)}for(let N in F)F[N]=null}function ze(_){let M=tp(an-1,0,tn-1),L=tp(ln+1,0,tn-1);for(;_[M]==null&&M>0;)M--;for(;_[L]==null&&L<tn-1;)L++;return[M,L]}function dt(){if(tn>0){let _=x.some(M=>M._focus)&&Pe!=ke.alpha;_&&(u.globalAlpha=Pe=ke.alpha),x.forEach((M,L)=>{if(L>0&&M.show&&(jt(L,!1),jt(L,!0),M._paths==null)){let N=Pe;Pe!=M.alpha&&(u.globalAlpha=Pe=M.alpha);let W=s==2?[0,e[L][0].length-1]:ze(e[L]);M._paths=M.paths(n,L,W[0],W[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),x.forEach((M,L)=>{if(L>0&&M.show){let N=Pe;Pe!=M.alpha&&(u.globalAlpha=Pe=M.alpha),M._paths!=null&&It(L,!1);{let W=M._paths!=null?M._paths.gaps:null,J=M.points.show(n,L,an,ln,W),ce=M.points.filter(n,L,J,W);(J||ce)&&(M.points._paths=M.points.paths(n,L,an,ln,ce),It(L,!0))}Pe!=N&&(u.globalAlpha=Pe=N),On("drawSeries",L)}}),_&&(u.globalAlpha=Pe=1)}}function jt(_,M){let L=M?x[_].points:x[_];L._stroke=L.stroke(n,_),L._fill=L.fill(n,_)}function It(_,M){let L=M?x[_].points:x[_],{stroke:N,fill:W,clip:J,flags:ce,_stroke:pe=L._stroke,_fill:Me=L._fill,_width:Ne=L.width}=L._paths;Ne=Bt(Ne*Et,3);let Oe=null,Be=Ne%2/2;M&&Me==null&&(Me=Ne>0?"#fff":pe);let ot=L.pxAlign==1&&Be>0;if(ot&&u.translate(Be,Be),!M){let wt=R-Ne/2,St=b-Ne/2,mt=Y+Ne,je=ue+Ne;Oe=new Path2D,Oe.rect(wt,St,mt,je)}M?Ue(pe,Ne,L.dash,L.cap,Me,N,W,ce,J):Pt(_,pe,Ne,L.dash,L.cap,Me,N,W,ce,Oe,J),ot&&u.translate(-Be,-Be)}function Pt(_,M,L,N,W,J,ce,pe,Me,Ne,Oe){let Be=!1;Me!=0&&C.forEach((ot,wt)=>{if(ot.series[0]==_){let St=x[ot.series[1]],mt=e[ot.series[1]],je=(St._paths||Il).band;cr(je)&&(je=ot.dir==1?je[0]:je[1]);let qe,Gt=null;St.show&&je&&kA(mt,an,ln)?(Gt=ot.fill(n,wt)||J,qe=St._paths.clip):je=null,Ue(M,L,N,W,Gt,ce,pe,Me,Ne,Oe,qe,je),Be=!0}}),Be||Ue(M,L,N,W,J,ce,pe,Me,Ne,Oe)}let wn=ia|sp;function Ue(_,M,L,N,W,J,ce,pe,Me,Ne,Oe,Be){Ce(_,M,L,N,W),(Me||Ne||Be)&&(u.save(),Me&&u.clip(Me),Ne&&u.clip(Ne)),Be?(pe&wn)==wn?(u.clip(Be),Oe&&u.clip(Oe),gt(W,ce),dn(_,J,M)):pe&sp?(gt(W,ce),u.clip(Be),dn(_,J,M)):pe&ia&&(u.save(),u.clip(Be),Oe&&u.clip(Oe),gt(W,ce),u.restore(),dn(_,J,M)):(gt(W,ce),dn(_,J,M)),(Me||Ne||Be)&&u.restore()}function dn(_,M,L){L>0&&(M instanceof Map?M.forEach((N,W)=>{u.strokeStyle=zr=W,u.stroke(N)}):M!=null&&_&&u.stroke(M))}function gt(_,M){M instanceof Map?M.forEach((L,N)=>{u.fillStyle=zs=N,u.fill(L)}):M!=null&&_&&u.fill(M)}function xs(_,M,L,N){let W=T[_],J;if(N<=0)J=[0,0];else{let ce=W._space=W.space(n,_,M,L,N),pe=W._incrs=W.incrs(n,_,M,L,N,ce);J=oT(M,L,pe,N,ce)}return W._found=J}function pn(_,M,L,N,W,J,ce,pe,Me,Ne){let Oe=ce%2/2;v==1&&u.translate(Oe,Oe),Ce(pe,ce,Me,Ne,pe),u.beginPath();let Be,ot,wt,St,mt=W+(N==0||N==3?-J:J);L==0?(ot=W,St=mt):(Be=W,wt=mt);for(let je=0;je<_.length;je++)M[je]!=null&&(L==0?Be=wt=_[je]:ot=St=_[je],u.moveTo(Be,ot),u.lineTo(wt,St));u.stroke(),v==1&&u.translate(-Oe,-Oe)}function Hr(_){let M=!0;return T.forEach((L,N)=>{if(!L.show)return;let W=S[L.scale];if(W.min==null){L._show&&(M=!1,L._show=!1,ht(!1));return}else L._show||(M=!1,L._show=!0,ht(!1));let J=L.side,ce=J%2,{min:pe,max:Me}=W,[Ne,Oe]=xs(N,pe,Me,ce==0?k:Ie);if(Oe==0)return;let Be=W.distr==2,ot=L._splits=L.splits(n,N,pe,Me,Ne,Oe,Be),wt=W.distr==2?ot.map(qe=>mi[qe]):ot,St=W.distr==2?mi[ot[1]]-mi[ot[0]]:Ne,mt=L._values=L.values(n,L.filter(n,wt,N,Oe,St),N,Oe,St);L._rotate=J==2?L.rotate(n,mt,N,Oe):0;let je=L._size;L._size=Oi(L.size(n,mt,N,_)),je!=null&&L._size!=je&&(M=!1)}),M}function Qi(_){let M=!0;return la.forEach((L,N)=>{let W=L(n,N,Ji,_);W!=Ui[N]&&(M=!1),Ui[N]=W}),M}function bs(){for(let _=0;_<T.length;_++){let M=T[_];if(!M.show||!M._show)continue;let L=M.side,N=L%2,W,J,ce=M.stroke(n,_),pe=L==0||L==3?-1:1,[Me,Ne]=M._found;if(M.label!=null){let Qn=M.labelGap*pe,_i=In((M._lpos+Qn)*Et);Le(M.labelFont[0],ce,"center",L==2?"top":Y0),u.save(),N==1?(W=J=0,u.translate(_i,In(b+ue/2)),u.rotate((L==3?-Lu:Lu)/2)):(W=In(R+Y/2),J=_i);let dr=Uy(M.label)?M.label(n,_,Me,Ne):M.label;u.fillText(dr,W,J),u.restore()}if(Ne==0)continue;let Oe=S[M.scale],Be=N==0?Y:ue,ot=N==0?R:b,wt=M._splits,St=Oe.distr==2?wt.map(Qn=>mi[Qn]):wt,mt=Oe.distr==2?mi[wt[1]]-mi[wt[0]]:Me,je=M.ticks,qe=M.border,Gt=je.show?je.size:0,sn=In(Gt*Et),Un=In((M.alignTo==2?M._size-Gt-M.gap:M.gap)*Et),Ot=M._rotate*-Lu/180,rn=p(M._pos*Et),gi=(sn+Un)*pe,jn=rn+gi;J=N==0?jn:0,W=N==1?jn:0;let Ci=M.font[0],Fi=M.align==1?Jo:M.align==2?Wd:Ot>0?Jo:Ot<0?Wd:N==0?"center":L==3?Wd:Jo,ns=Ot||N==1?"middle":L==2?"top":Y0;Le(Ci,ce,Fi,ns);let yi=M.font[1]*M.lineGap,Ri=wt.map(Qn=>p(a(Qn,Oe,Be,ot))),Bi=M._values;for(let Qn=0;Qn<Bi.length;Qn++){let _i=Bi[Qn];if(_i!=null){N==0?W=Ri[Qn]:J=Ri[Qn],_i=""+_i;let dr=_i.indexOf(`
`)==-1?[_i]:_i.split(/\n/gm);for(let ei=0;ei<dr.length;ei++){let Wp=dr[ei];Ot?(u.save(),u.translate(W,J+ei*yi),u.rotate(Ot),u.fillText(Wp,0,0),u.restore()):u.fillText(Wp,W,J+ei*yi)}}}je.show&&pn(Ri,je.filter(n,St,_,Ne,mt),N,L,rn,sn,Bt(je.width*Et,3),je.stroke(n,_),je.dash,je.cap);let is=M.grid;is.show&&pn(Ri,is.filter(n,St,_,Ne,mt),N,N==0?2:1,N==0?b:R,N==0?ue:Y,Bt(is.width*Et,3),is.stroke(n,_),is.dash,is.cap),qe.show&&pn([rn],[1],N==0?1:0,N==0?1:2,N==1?b:R,N==1?ue:Y,Bt(qe.width*Et,3),qe.stroke(n,_),qe.dash,qe.cap)}On("drawAxes")}function ht(_){x.forEach((M,L)=>{L>0&&(M._paths=null,_&&(s==1?(M.min=null,M.max=null):M.facets.forEach(N=>{N.min=null,N.max=null})))})}let nn=!1,Jn=!1,Lt=[];function mn(){Jn=!1;for(let _=0;_<Lt.length;_++)On(...Lt[_]);Lt.length=0}function Wn(){nn||(QA(Ep),nn=!0)}function Dl(_,M=!1){nn=!0,Jn=M,_(n),Ep(),M&&Lt.length>0&&queueMicrotask(mn)}n.batch=Dl;function Ep(){if(ae&&(ft(),ae=!1),Se&&(Ee(),Se=!1),be){if(qt(d,Jo,$e),qt(d,"top",at),qt(d,El,k),qt(d,Tl,Ie),qt(g,Jo,$e),qt(g,"top",at),qt(g,El,k),qt(g,Tl,Ie),qt(f,El,en),qt(f,Tl,fn),h.width=In(en*Et),h.height=In(fn*Et),T.forEach(({_el:_,_show:M,_size:L,_pos:N,side:W})=>{if(_!=null)if(M){let J=W===3||W===0?L:0,ce=W%2==1;qt(_,ce?"left":"top",N-J),qt(_,ce?"width":"height",L),qt(_,ce?"top":"left",ce?at:$e),qt(_,ce?"height":"width",ce?Ie:k),Qd(_,Or)}else Ai(_,Or)}),zr=zs=Vr=H=Q=$=K=Te=w=null,Pe=1,da(!0),$e!=Ae||at!=Ut||k!=Ge||Ie!=Ye){ht(!1);let _=k/Ge,M=Ie/Ye;if(ge&&!ne&&fe.left>=0){fe.left*=_,fe.top*=M,Gr&&ys(Gr,In(fe.left),0,k,Ie),Wr&&ys(Wr,0,In(fe.top),k,Ie);for(let L=0;L<ct.length;L++){let N=ct[L];N!=null&&(zt[L]*=_,Zn[L]*=M,ys(N,Oi(zt[L]),Oi(Zn[L]),k,Ie))}}if(Ht.show&&!re&&Ht.left>=0&&Ht.width>0){Ht.left*=_,Ht.width*=_,Ht.top*=M,Ht.height*=M;for(let L in ef)qt(Yr,L,Ht[L])}Ae=$e,Ut=at,Ge=k,Ye=Ie}On("setSize"),be=!1}en>0&&fn>0&&(u.clearRect(0,0,h.width,h.height),On("drawClear"),E.forEach(_=>_()),On("draw")),Ht.show&&re&&(Nl(Ht),re=!1),ge&&ne&&(fr(null,!0,!1),ne=!1),de.show&&de.live&&me&&(ju(),me=!1),l||(l=!0,n.status=1,On("ready")),ks=!1,nn=!1}n.redraw=(_,M)=>{Se=M||!1,_!==!1?Hs(A,P.min,P.max):Wn()};function Ku(_,M){let L=S[_];if(L.from==null){if(tn==0){let N=L.range(n,M.min,M.max,_);M.min=N[0],M.max=N[1]}if(M.min>M.max){let N=M.min;M.min=M.max,M.max=N}if(tn>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;_==A&&L.distr==2&&tn>0&&(M.min=Ki(M.min,e[0]),M.max=Ki(M.max,e[0]),M.min==M.max&&M.max++),F[_]=M,ae=!0,Wn()}}n.setScale=Ku;let Zu,Ju,Gr,Wr,Tp,Cp,Xr,qr,Rp,Ip,Vt,$t,Vs=!1,Vn=fe.drag,Dn=Vn.x,Nn=Vn.y;ge&&(fe.x&&(Zu=Ni(MA,g)),fe.y&&(Ju=Ni(wA,g)),P.ori==0?(Gr=Zu,Wr=Ju):(Gr=Ju,Wr=Zu),Vt=fe.left,$t=fe.top);let Ht=n.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Yr=Ht.show?Ni(SA,Ht.over?g:d):null;function Nl(_,M){if(Ht.show){for(let L in _)Ht[L]=_[L],L in ef&&qt(Yr,L,_[L]);M!==!1&&On("setSelect")}}n.setSelect=Nl;function A_(_){if(x[_].show)te&&Qd(Je[_],Or);else if(te&&Ai(Je[_],Or),ge){let L=Re?ct[0]:ct[_];L!=null&&ys(L,-10,-10,k,Ie)}}function Hs(_,M,L){Ku(_,{min:M,max:L})}function es(_,M,L,N){M.focus!=null&&I_(_),M.show!=null&&x.forEach((W,J)=>{J>0&&(_==J||_==null)&&(W.show=M.show,A_(J),s==2?(Hs(W.facets[0].scale,null,null),Hs(W.facets[1].scale,null,null)):Hs(W.scale,null,null),Wn())}),L!==!1&&On("setSeries",_,M),N&&pa("setSeries",n,_,M)}n.setSeries=es;function E_(_,M){Sn(C[_],M)}function T_(_,M){_.fill=_t(_.fill||null),_.dir=Mt(_.dir,-1),M=M??C.length,C.splice(M,0,_)}function C_(_){_==null?C.length=0:C.splice(_,1)}n.addBand=T_,n.setBand=E_,n.delBand=C_;function R_(_,M){x[_].alpha=M,ge&&ct[_]!=null&&(ct[_].style.opacity=M),te&&Je[_]&&(Je[_].style.opacity=M)}let Ss,Gs,ur,$r={focus:!0};function I_(_){if(_!=ur){let M=_==null,L=ke.alpha!=1;x.forEach((N,W)=>{if(s==1||W>0){let J=M||W==0||W==_;N._focus=M?null:J,L&&R_(W,J?1:ke.alpha)}}),ur=_,L&&Wn()}}te&&tt&&xt(J0,ve,_=>{fe._lock||(et(_),ur!=null&&es(null,$r,!0,gn.setSeries))});function ts(_,M,L){let N=S[M];L&&(_=_/Et-(N.ori==1?at:$e));let W=k;N.ori==1&&(W=Ie,_=W-_),N.dir==-1&&(_=W-_);let J=N._min,ce=N._max,pe=_/W,Me=J+(ce-J)*pe,Ne=N.distr;return Ne==3?ea(10,Me):Ne==4?VA(Me,N.asinh):Ne==100?N.bwd(Me):Me}function P_(_,M){let L=ts(_,A,M);return Ki(L,e[0],an,ln)}n.valToIdx=_=>Ki(_,e[0]),n.posToIdx=P_,n.posToVal=ts,n.valToPos=(_,M,L)=>S[M].ori==0?r(_,S[M],L?Y:k,L?R:0):o(_,S[M],L?ue:Ie,L?b:0),n.setCursor=(_,M,L)=>{Vt=_.left,$t=_.top,fr(null,M,L)};function Pp(_,M){qt(Yr,Jo,Ht.left=_),qt(Yr,El,Ht.width=M)}function Lp(_,M){qt(Yr,"top",Ht.top=_),qt(Yr,Tl,Ht.height=M)}let ua=P.ori==0?Pp:Lp,fa=P.ori==1?Pp:Lp;function L_(){if(te&&de.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&lt)continue;let M=de.values[_],L=0;for(let N in M)Fe[_][L++].firstChild.nodeValue=M[N]}}function ju(_,M){if(_!=null&&(_.idxs?_.idxs.forEach((L,N)=>{se[N]=L}):XA(_.idx)||se.fill(_.idx),de.idx=se[0]),te&&de.live){for(let L=0;L<x.length;L++)(L>0||s==1&&!lt)&&D_(L,se[L]);L_()}me=!1,M!==!1&&On("setLegend")}n.setLegend=ju;function D_(_,M){let L=x[_],N=_==0&&O==2?mi:e[_],W;lt?W=L.values(n,_,M)??rt:(W=L.value(n,M==null?null:N[M],_,M),W=W==null?rt:{_:W}),de.values[_]=W}function fr(_,M,L){Rp=Vt,Ip=$t,[Vt,$t]=fe.move(n,Vt,$t),fe.left=Vt,fe.top=$t,ge&&(Gr&&ys(Gr,In(Vt),0,k,Ie),Wr&&ys(Wr,0,In($t),k,Ie));let N,W=an>ln;Ss=Ft,Gs=null;let J=P.ori==0?k:Ie,ce=P.ori==1?k:Ie;if(Vt<0||tn==0||W){N=fe.idx=null;for(let pe=0;pe<x.length;pe++){let Me=ct[pe];Me!=null&&ys(Me,-10,-10,k,Ie)}tt&&es(null,$r,!0,_==null&&gn.setSeries),de.live&&(se.fill(N),me=!0)}else{let pe,Me,Ne;s==1&&(pe=P.ori==0?Vt:$t,Me=ts(pe,A),N=fe.idx=Ki(Me,e[0],an,ln),Ne=V(e[0][N],P,J,0));let Oe=-10,Be=-10,ot=0,wt=0,St=!0,mt="",je="";for(let qe=s==2?1:0;qe<x.length;qe++){let Gt=x[qe],sn=se[qe],Un=sn==null?null:s==1?e[qe][sn]:e[qe][1][sn],Ot=fe.dataIdx(n,qe,N,Me),rn=Ot==null?null:s==1?e[qe][Ot]:e[qe][1][Ot];if(me=me||rn!=Un||Ot!=sn,se[qe]=Ot,qe>0&&Gt.show){let gi=Ot==null?-10:Ot==N?Ne:V(s==1?e[0][Ot]:e[qe][0][Ot],P,J,0),jn=rn==null?-10:I(rn,s==1?S[Gt.scale]:S[Gt.facets[1].scale],ce,0);if(tt&&rn!=null){let Ci=P.ori==1?Vt:$t,Fi=Pn(ke.dist(n,qe,Ot,jn,Ci));if(Fi<Ss){let ns=ke.bias;if(ns!=0){let yi=ts(Ci,Gt.scale),Ri=rn>=0?1:-1,Bi=yi>=0?1:-1;Bi==Ri&&(Bi==1?ns==1?rn>=yi:rn<=yi:ns==1?rn<=yi:rn>=yi)&&(Ss=Fi,Gs=qe)}else Ss=Fi,Gs=qe}}if(me||Re){let Ci,Fi;P.ori==0?(Ci=gi,Fi=jn):(Ci=jn,Fi=gi);let ns,yi,Ri,Bi,is,Qn,_i=!0,dr=he.bbox;if(dr!=null){_i=!1;let ei=dr(n,qe);Ri=ei.left,Bi=ei.top,ns=ei.width,yi=ei.height}else Ri=Ci,Bi=Fi,ns=yi=he.size(n,qe);if(Qn=he.fill(n,qe),is=he.stroke(n,qe),Re)qe==Gs&&Ss<=ke.prox&&(Oe=Ri,Be=Bi,ot=ns,wt=yi,St=_i,mt=Qn,je=is);else{let ei=ct[qe];ei!=null&&(zt[qe]=Ri,Zn[qe]=Bi,sy(ei,ns,yi,_i),ny(ei,Qn,is),ys(ei,Oi(Ri),Oi(Bi),k,Ie))}}}}if(Re){let qe=ke.prox,Gt=ur==null?Ss<=qe:Ss>qe||Gs!=ur;if(me||Gt){let sn=ct[0];sn!=null&&(zt[0]=Oe,Zn[0]=Be,sy(sn,ot,wt,St),ny(sn,mt,je),ys(sn,Oi(Oe),Oi(Be),k,Ie))}}}if(Ht.show&&Vs)if(_!=null){let[pe,Me]=gn.scales,[Ne,Oe]=gn.match,[Be,ot]=_.cursor.sync.scales,wt=_.cursor.drag;if(Dn=wt._x,Nn=wt._y,Dn||Nn){let{left:St,top:mt,width:je,height:qe}=_.select,Gt=_.scales[Be].ori,sn=_.posToVal,Un,Ot,rn,gi,jn,Ci=pe!=null&&Ne(pe,Be),Fi=Me!=null&&Oe(Me,ot);Ci&&Dn?(Gt==0?(Un=St,Ot=je):(Un=mt,Ot=qe),rn=S[pe],gi=V(sn(Un,Be),rn,J,0),jn=V(sn(Un+Ot,Be),rn,J,0),ua(Zi(gi,jn),Pn(jn-gi))):ua(0,J),Fi&&Nn?(Gt==1?(Un=St,Ot=je):(Un=mt,Ot=qe),rn=S[Me],gi=I(sn(Un,ot),rn,ce,0),jn=I(sn(Un+Ot,ot),rn,ce,0),fa(Zi(gi,jn),Pn(jn-gi))):fa(0,ce)}else tf()}else{let pe=Pn(Rp-Tp),Me=Pn(Ip-Cp);if(P.ori==1){let ot=pe;pe=Me,Me=ot}Dn=Vn.x&&pe>=Vn.dist,Nn=Vn.y&&Me>=Vn.dist;let Ne=Vn.uni;Ne!=null?Dn&&Nn&&(Dn=pe>=Ne,Nn=Me>=Ne,!Dn&&!Nn&&(Me>pe?Nn=!0:Dn=!0)):Vn.x&&Vn.y&&(Dn||Nn)&&(Dn=Nn=!0);let Oe,Be;Dn&&(P.ori==0?(Oe=Xr,Be=Vt):(Oe=qr,Be=$t),ua(Zi(Oe,Be),Pn(Be-Oe)),Nn||fa(0,ce)),Nn&&(P.ori==1?(Oe=Xr,Be=Vt):(Oe=qr,Be=$t),fa(Zi(Oe,Be),Pn(Be-Oe)),Dn||ua(0,J)),!Dn&&!Nn&&(ua(0,0),fa(0,0))}if(Vn._x=Dn,Vn._y=Nn,_==null){if(L){if(Gp!=null){let[pe,Me]=gn.scales;gn.values[0]=pe!=null?ts(P.ori==0?Vt:$t,pe):null,gn.values[1]=Me!=null?ts(P.ori==1?Vt:$t,Me):null}pa(Xd,n,Vt,$t,k,Ie,N)}if(tt){let pe=L&&gn.setSeries,Me=ke.prox;ur==null?Ss<=Me&&es(Gs,$r,!0,pe):Ss>Me?es(null,$r,!0,pe):Gs!=ur&&es(Gs,$r,!0,pe)}}me&&(de.idx=N,ju()),M!==!1&&On("setCursor")}let Ws=null;Object.defineProperty(n,"rect",{get(){return Ws==null&&da(!1),Ws}});function da(_=!1){_?Ws=null:(Ws=g.getBoundingClientRect(),On("syncRect",Ws))}function Dp(_,M,L,N,W,J,ce){fe._lock||Vs&&_!=null&&_.movementX==0&&_.movementY==0||(Qu(_,M,L,N,W,J,ce,!1,_!=null),_!=null?fr(null,!0,!0):fr(M,!0,!1))}function Qu(_,M,L,N,W,J,ce,pe,Me){if(Ws==null&&da(!1),et(_),_!=null)L=_.clientX-Ws.left,N=_.clientY-Ws.top;else{if(L<0||N<0){Vt=-10,$t=-10;return}let[Ne,Oe]=gn.scales,Be=M.cursor.sync,[ot,wt]=Be.values,[St,mt]=Be.scales,[je,qe]=gn.match,Gt=M.axes[0].side%2==1,sn=P.ori==0?k:Ie,Un=P.ori==1?k:Ie,Ot=Gt?J:W,rn=Gt?W:J,gi=Gt?N:L,jn=Gt?L:N;if(St!=null?L=je(Ne,St)?a(ot,S[Ne],sn,0):-10:L=sn*(gi/Ot),mt!=null?N=qe(Oe,mt)?a(wt,S[Oe],Un,0):-10:N=Un*(jn/rn),P.ori==1){let Ci=L;L=N,N=Ci}}Me&&(M==null||M.cursor.event.type==Xd)&&((L<=1||L>=k-1)&&(L=Dr(L,k)),(N<=1||N>=Ie-1)&&(N=Dr(N,Ie))),pe?(Tp=L,Cp=N,[Xr,qr]=fe.move(n,L,N)):(Vt=L,$t=N)}let ef={width:0,height:0,left:0,top:0};function tf(){Nl(ef,!1)}let Np,Op,Up,Fp;function Bp(_,M,L,N,W,J,ce){Vs=!0,Dn=Nn=Vn._x=Vn._y=!1,Qu(_,M,L,N,W,J,ce,!0,!1),_!=null&&(xt(qd,Jd,kp,!1),pa(K0,n,Xr,qr,k,Ie,null));let{left:pe,top:Me,width:Ne,height:Oe}=Ht;Np=pe,Op=Me,Up=Ne,Fp=Oe}function kp(_,M,L,N,W,J,ce){Vs=Vn._x=Vn._y=!1,Qu(_,M,L,N,W,J,ce,!1,!0);let{left:pe,top:Me,width:Ne,height:Oe}=Ht,Be=Ne>0||Oe>0,ot=Np!=pe||Op!=Me||Up!=Ne||Fp!=Oe;if(Be&&ot&&Nl(Ht),Vn.setScale&&Be&&ot){let wt=pe,St=Ne,mt=Me,je=Oe;if(P.ori==1&&(wt=Me,St=Oe,mt=pe,je=Ne),Dn&&Hs(A,ts(wt,A),ts(wt+St,A)),Nn)for(let qe in S){let Gt=S[qe];qe!=A&&Gt.from==null&&Gt.min!=Ft&&Hs(qe,ts(mt+je,qe),ts(mt,qe))}tf()}else fe.lock&&(fe._lock=!fe._lock,fr(M,!0,_!=null));_!=null&&(Mn(qd,Jd),pa(qd,n,Vt,$t,k,Ie,null))}function N_(_,M,L,N,W,J,ce){if(fe._lock)return;et(_);let pe=Vs;if(Vs){let Me=!0,Ne=!0,Oe=10,Be,ot;P.ori==0?(Be=Dn,ot=Nn):(Be=Nn,ot=Dn),Be&&ot&&(Me=Vt<=Oe||Vt>=k-Oe,Ne=$t<=Oe||$t>=Ie-Oe),Be&&Me&&(Vt=Vt<Xr?0:k),ot&&Ne&&($t=$t<qr?0:Ie),fr(null,!0,!0),Vs=!1}Vt=-10,$t=-10,se.fill(null),fr(null,!0,!0),pe&&(Vs=pe)}function zp(_,M,L,N,W,J,ce){fe._lock||(et(_),ha(),tf(),_!=null&&pa(j0,n,Vt,$t,k,Ie,null))}function Vp(){T.forEach(aT),B(n.width,n.height,!0)}Ur(Du,Qo,Vp);let Kr={};Kr.mousedown=Bp,Kr.mousemove=Dp,Kr.mouseup=kp,Kr.dblclick=zp,Kr.setSeries=(_,M,L,N)=>{let W=gn.match[2];L=W(n,M,L),L!=-1&&es(L,N,!0,!1)},ge&&(xt(K0,g,Bp),xt(Xd,g,Dp),xt(Z0,g,_=>{et(_),da(!1)}),xt(J0,g,N_),xt(j0,g,zp),rp.add(n),n.syncRect=da);let Ol=n.hooks=i.hooks||{};function On(_,M,L){Jn?Lt.push([_,M,L]):_ in Ol&&Ol[_].forEach(N=>{N.call(null,n,M,L)})}(i.plugins||[]).forEach(_=>{for(let M in _.hooks)Ol[M]=(Ol[M]||[]).concat(_.hooks[M])});let Hp=(_,M,L)=>L,gn=Sn({key:null,setSeries:!1,filters:{pub:cy,sub:cy},scales:[A,x[1]?x[1].scale:null],match:[hy,hy,Hp],values:[null,null]},fe.sync);gn.match.length==2&&gn.match.push(Hp),fe.sync=gn;let Gp=gn.key,nf=o_(Gp);function pa(_,M,L,N,W,J,ce){gn.filters.pub(_,M,L,N,W,J,ce)&&nf.pub(_,M,L,N,W,J,ce)}nf.sub(n);function O_(_,M,L,N,W,J,ce){gn.filters.sub(_,M,L,N,W,J,ce)&&Kr[_](null,M,L,N,W,J,ce)}n.pub=O_;function U_(){nf.unsub(n),rp.delete(n),Ln.clear(),ep(Du,Qo,Vp),c.remove(),ve?.remove(),On("destroy")}n.destroy=U_;function sf(){On("init",i,e),ca(e||i.data,!1),F[A]?Ku(A,F[A]):ha(),re=Ht.show&&(Ht.width>0||Ht.height>0),ne=me=!0,B(i.width,i.height)}return x.forEach(kr),T.forEach(_s),t?t instanceof HTMLElement?(t.appendChild(c),sf()):t(n,sf):sf(),n}Gn.assign=Sn;Gn.fmtNum=fp;Gn.rangeNum=Nu;Gn.rangeLog=Fu;Gn.rangeAsinh=hp;Gn.orient=Br;Gn.pxRatio=Et;Gn.join=jA;Gn.fmtDate=pp,Gn.tzDate=cE;Gn.sync=o_;{Gn.addGap=XE,Gn.clipGaps=zu;let i=Gn.paths={points:f_};i.linear=p_,i.stepped=$E,i.bars=KE,i.spline=JE}var __=10,lT=[[],[8,4],[2,3]],Wu=class{constructor(e,t,n){this.start=e;this.end=t;let s=!1,r=o=>{let a=this.chart.over.getBoundingClientRect();n(this.chart.posToVal(Math.min(a.width,Math.max(0,o.clientX-a.left)),"x"))};this.element.addEventListener("pointerdown",o=>{o.button!==0||!this.chart?.over.contains(o.target)||(s=!0,this.element.setPointerCapture(o.pointerId),r(o))}),this.element.addEventListener("pointermove",o=>s&&!this.around&&r(o));for(let o of["pointerup","pointercancel"])this.element.addEventListener(o,()=>s=!1);new ResizeObserver(()=>this.resize()).observe(this.element)}start;end;element=U("div",{class:"plot","aria-hidden":"true"});now=U("div",{class:"now"});chart;drawn=[];around=!1;time=0;set(e,t){let n=e.length===this.drawn.length&&e.every((s,r)=>s.id===this.drawn[r].id&&s.color===this.drawn[r].color);this.drawn=e,this.around=t,!n||!this.chart?this.rebuild():this.fill()}update(e){this.time=e,this.chart&&(this.around&&this.fill(),this.now.style.transform=`translateX(${this.chart.valToPos(e,"x").toFixed(1)}px)`)}rebuild(){if(this.chart?.destroy(),this.chart=void 0,this.drawn.length===0||this.element.clientWidth===0)return;let e=getComputedStyle(this.element),[t,n]=[e.color,e.outlineColor],s={stroke:n,width:1},r=[...new Set(this.drawn.map(({unit:l})=>l))],o="11px system-ui, sans-serif",a=(l,c)=>({scale:`y${l}`,side:c===0?3:1,stroke:t,grid:{...s,show:c===0},ticks:{show:!1},size:36,font:o,label:l,labelSize:l?15:0,labelFont:o,labelGap:0});this.chart=new Gn({width:Math.max(80,this.element.clientWidth),height:Math.max(60,this.element.clientHeight),legend:{show:!1},padding:[8,r.length>1?0:14,0,0],cursor:{drag:{x:!1,y:!1},y:!1,points:{show:!1}},scales:{x:{time:!1,auto:!1},...Object.fromEntries(r.map(l=>[`y${l}`,{auto:!0}]))},axes:[{stroke:t,grid:s,ticks:{show:!1},size:26,gap:4,font:o,values:(l,c)=>c.map(h=>_n(h,(c[1]??1)-(c[0]??0)<1))},...r.slice(0,2).map(a)],series:[{},...this.drawn.map(({id:l,unit:c,color:h},u)=>({label:l,scale:`y${c}`,stroke:h,width:1.6,dash:lT[Math.floor(u/6)%3],points:{show:!1},spanGaps:!1}))]},[[],...this.drawn.map(()=>[])],this.element),this.chart.over.append(this.now),this.fill()}fill(){if(!this.chart)return;let[e,t]=this.around?[this.time-__/2,this.time+__/2]:[this.start,this.end],n=Math.max(20,Math.round(this.chart.over.clientWidth||400));this.chart.batch(()=>{this.chart.setData([G0(e,t,n),...this.drawn.map(({series:s})=>W0(s,e,t,n))],!1),this.chart.setScale("x",{min:e,max:t})}),this.now.style.transform=`translateX(${this.chart.valToPos(this.time,"x").toFixed(1)}px)`}resize(){if(this.element.clientWidth!==0){if(!this.chart)return this.rebuild();this.chart.setSize({width:Math.max(80,this.element.clientWidth),height:Math.max(60,this.element.clientHeight)}),this.fill()}}};var bp=i=>typeof i=="object"&&i!==null;function cT(i){return bp(i)&&Object.keys(i).sort().join()==="nanos,seconds"}function v_(i){return typeof i=="number"?i:typeof i=="boolean"?Number(i):cT(i)?i.seconds+i.nanos/1e9:void 0}function Xu(i,e){return v_(e)!==void 0?[i]:Array.isArray(e)?e.slice(0,32).flatMap((t,n)=>Xu(`${i}[${n}]`,t)):!bp(e)||e instanceof Uint8Array?[]:Object.entries(e).flatMap(([t,n])=>Xu(`${i}.${t}`,n))}function x_(i){let e=i.search(/[.[]/),t=e<0?i:i.slice(0,e),s=[...(e<0?"":i.slice(e)).matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([,r,o])=>r??Number(o));return{topic:t,steps:s}}function b_(i,e){let t=i;for(let n of e){if(!bp(t))return;t=t[n]}return v_(t)}var hT=["speed","x","y","heading","turn"],uT={speed:"m/s",x:"m",y:"m",heading:"°",turn:"°/s"},S_=3,fT=200,Sp=i=>i.startsWith("/");function Mp(i){return Sp(i)?"":uT[i.slice(i.lastIndexOf(".")+1)]}var qu=class{constructor(e,t){this.recording=e;this.bodies=t}recording;bodies;kept=new Map;queue=Promise.resolve();async names(){let e=this.bodies.flatMap((n,s)=>hT.filter(r=>s>0||r!=="heading"&&r!=="turn").map(r=>`${n}.${r}`)),t=[];for(let n of this.recording.topicNames)n==="/tf"||n==="/scene"||(await this.recording.fetchLatest(n,this.recording.end).catch(()=>{}),t.push(...Xu(n,this.recording.latest(n,this.recording.end))));return[...e,...t]}get(e){return this.kept.get(e)}load(e,t){let n=this.queue.then(()=>this.read(e.filter(s=>!this.kept.has(s)),t));return this.queue=n.catch(()=>{}),n}async read(e,t){let{start:n,end:s}=this.recording,r=performance.now(),o=a=>{performance.now()-r<fT||(r=performance.now(),t((a-n)/(s-n||1)))};for(let a of e)this.kept.set(a,{times:[],values:[]});try{await this.readDerived(e.filter(a=>!Sp(a)),o),await this.readRecorded(e.filter(Sp),o)}catch(a){for(let l of e)this.kept.delete(l);throw a}t(1)}async readRecorded(e,t){let n=e.map(s=>({...x_(s),series:this.kept.get(s)}));if(n.length!==0)for await(let{topic:s,time:r,value:o}of this.recording.scan([...new Set(n.map(a=>a.topic))])){for(let a of n)a.topic===s&&(a.series.times.push(r),a.series.values.push(b_(o,a.steps)??NaN));t(r)}}async readDerived(e,t){let n=e.map(r=>{let o=r.lastIndexOf(".");return{body:this.recording.bodies.number(r.slice(0,o)),what:r.slice(o+1),series:this.kept.get(r)}});if(n.length===0)return;let s=[];for await(let{times:r,poses:o}of this.recording.frames()){for(let a=0;a<r.length;++a){s.push({time:r[a],pose:o[a]}),s.length>2*S_+1&&s.shift();let l=s[Math.max(0,s.length-1-S_)];for(let{body:c,what:h,series:u}of n)u.times.push(l.time),u.values.push(dT(s[0],l,s.at(-1),c,h))}t(r.at(-1)??0)}}};function dT(i,e,t,n,s){let r=n*7;if(s==="x")return e.pose[r];if(s==="y")return e.pose[r+1];let o=180/Math.PI;if(s==="heading")return Uo(e.pose,n)*o;let a=t.time-i.time,l=Math.hypot(t.pose[r]-i.pose[r],t.pose[r+1]-i.pose[r+1]);return a<=0||l>.3?NaN:s==="speed"?l/a:Td(Uo(t.pose,n)-Uo(i.pose,n))/a*o}var pT={dark:["#56b4e9","#e69f00","#2fc49a","#f0e442","#dd8fbb","#ff7f50"],light:["#0072b2","#a85500","#007a5a","#7a6200","#a8447f","#c2330b"]},Yu=class{element;store;plot;rows=U("tbody");note=U("p",{class:"quiet note",role:"status"});search=U("input",{type:"search",placeholder:j("searchNumbers"),"aria-label":j("searchNumbers")});choices=U("div",{class:"choices"});boxes=new Map;cells=[];chosen=cn("plots","ball.speed").split("|").filter(Boolean);around=cn("plotsAround","off")==="on";open=!1;time=0;constructor(e,t,n){this.store=new qu(e,[li,...t]),this.plot=new Wu(e.start,e.end,n),this.search.addEventListener("input",()=>this.filter());let s=U("input",{type:"checkbox",checked:this.around});s.addEventListener("change",()=>{this.around=s.checked,on("plotsAround",this.around?"on":"off"),this.draw()}),this.element=U("section",{class:"card plots","aria-labelledby":"plots-title"},U("div",{class:"title"},U("h2",{id:"plots-title"},j("plots")),tu("add",j("addNumbers"),this.search,this.choices),U("label",{},s,j("aroundNow"))),this.note,U("div",{class:"pane"},this.plot.element,U("table",{class:"values"},U("caption",{class:"sr"},j("valuesNow")),this.rows))),zh(()=>this.draw())}async turned(e){if(!e||this.open)return;this.open=!0,this.draw(),this.read();let t=await this.store.names();this.choices.replaceChildren(...t.map(n=>this.choice(n)))}update(e){this.time=e,!(!this.open||this.element.hidden)&&(this.plot.update(e),this.chosen.forEach((t,n)=>this.cells[n]&&vt(this.cells[n],this.valueNow(t))))}valueNow(e){let t=this.store.get(e),n=t&&X0(t,this.time);if(n===void 0||Number.isNaN(n))return"–";let s=Number.isInteger(n)?0:Math.abs(n)<10?3:1;return`${n.toFixed(s)} ${Mp(e)}`.trim()}choice(e){let t=U("input",{type:"checkbox",checked:this.chosen.includes(e)});return t.addEventListener("change",()=>this.choose(e,t.checked)),this.boxes.set(e,t),U("label",{},t,U("span",{},e))}filter(){let e=this.search.value.toLowerCase().split(/\s+/);for(let t of this.choices.children){let n=t.textContent.toLowerCase();t.hidden=!e.every(s=>n.includes(s))}}choose(e,t){this.chosen=this.chosen.filter(s=>s!==e),t&&this.chosen.push(e);let n=this.boxes.get(e);n&&(n.checked=t),on("plots",this.chosen.join("|")),this.draw(),t&&this.read()}async read(){try{await this.store.load(this.chosen,e=>{vt(this.note,e<1?`${j("reading")} ${Math.round(e*100)} %`:""),this.draw()})}catch(e){console.warn(e),vt(this.note,j("numbersFailed"))}}draw(){let e=pT[zo()],t=r=>e[r%e.length],n=this.chosen.map((r,o)=>({id:r,unit:Mp(r),color:t(o),series:this.store.get(r)??{times:[],values:[]}}));this.plot.set(n,this.around),this.cells.length=0;let s=this.chosen.map((r,o)=>{let a=U("span",{class:"line","aria-hidden":"true"});a.style.background=t(o);let l=U("td",{},this.valueNow(r));return this.cells.push(l),U("tr",{},U("td",{},a),U("th",{scope:"row",title:r},U("bdi",{},r)),l,U("td",{},Mi("remove",`${j("remove")} ${r}`,()=>this.choose(r,!1))))});this.rows.replaceChildren(...s),this.plot.update(this.time)}};async function M_(i,e){let t=lr(),n=t?.name??e.get("file")??"";i.replaceChildren(Us(),U("main",{class:"trouble"},U("h1",{class:"quiet"},j("loading"))));try{if(!n)throw new Xt("noFile");let s,r=await Yo.open(t?.file??n,()=>s?.touch());s=new wp(i,n,r),s.begin(Number(e.get("t")??r.recording.start))}catch(s){console.warn(s),Zo(i,s,n)}}var wp=class{constructor(e,t,n){this.match=n;let{start:s,end:r,about:o}=n.recording,a=t.replace(/\.mcap$/,"");document.title=`${o.get("blue")??j("blue")} – ${o.get("yellow")??j("yellow")} · ${a} · Cancha`,this.player=new $o(n.recording,()=>this.touch(),d=>Zo(e,d,t));let l=d=>{this.player.seek(d)};this.timeline=new Ko(s,r,l),this.list=new Tu(l);let c={jumpEvent:d=>this.jumpEvent(d),view:d=>this.view(d),follow:d=>{n.selection.choose(d),this.view("robot")}};this.controls=new Bo(this.player,r,n.pitch.robots,c,n.overlays.menu),this.robotCard=new kh(n.recording,n.pitch,n.selection),this.plots=new Yu(n.recording,n.pitch.robots,l),this.log=new Au(n.recording,l),this.layout=this.makeLayout();let h=this.shortcuts(),u=Hh(h);Gh(u,h),n.element.append(this.wait);let f=U("h1",{},a,U("span",{class:"quiet"},o.get("league")??""));e.replaceChildren(Us(f,...B0(t),...this.layout.buttons,Mu(u)),this.layout.element,n.scoreboard.ticker,u)}match;player;timeline;controls;list;statistics=new Cu;robotCard;plots;log;layout;wait=U("div",{class:"wait",role:"status"});moved=!0;last=0;touch(){this.moved=!0}begin(e){let{match:t,player:n}=this,s=cn("view","tv"),r=cn("camera",""),{cameras:o}=t.stage;o.controls.addEventListener("end",()=>on("camera",o.turned)),n.seek(Number.isFinite(e)?e:t.recording.start).then(()=>{this.show(),this.view(s,!1),r&&(o.turned=r,on("camera",r)),t.stage.draw(0,!0),requestAnimationFrame(a=>{performance.mark("first-picture"),this.frame(a),this.readEvents()})}),Object.assign(window,{__cancha:{frame:()=>t.recording.moment(n.time)?.frameTime,time:()=>n.time,drawn:()=>t.stage.drawn,seek:a=>n.seek(a),shown:a=>t.pitch.frame(a).position.toArray(),draw:()=>(this.show(),t.stage.draw(0,!0)),requests:()=>t.recording.file.requests,events:t.events,overlays:()=>t.overlays.drawn,tells:a=>t.recording.topicNames.includes(a),robot:()=>t.selection.robot,at:a=>t.stage.onPage(t.pitch.frame(a).position)}})}frame(e){requestAnimationFrame(s=>this.frame(s));let t=this.last?(e-this.last)/1e3:0;this.last=e;let n=this.player.tick(e)||this.moved;this.moved=!1,n&&this.show(),this.match.stage.draw(t,n)}show(){let{time:e}=this.player;this.list.mark(this.match.show(e)),this.timeline.update(e),this.controls.update(),this.robotCard.update(e),this.plots.update(e),this.log.update(e);let t=this.match.recording.statistics(e);t&&this.statistics.update(t),vt(this.wait,this.player.waiting?j("waiting"):"")}async readEvents(){try{for await(let e of this.match.recording.events())this.match.events.push(e),this.timeline.add([e]),this.list.add([e]),this.touch()}catch(e){console.warn(e)}this.list.finished()}jumpEvent(e){let{start:t,end:n}=this.match.recording,s=this.match.events.filter(l=>Tr(l)),{time:r}=this.player,o=.001,a=e>0?s.find(l=>l.time>r+o):s.filter(l=>l.time<r-o).at(-1);this.player.seek(a?.time??(e>0?n:t))}view(e,t=!0){this.controls.setView(e),this.match.choose(e,t),on("view",e),on("camera","")}makeLayout(){let{plots:e,log:t}=this,n=U("aside",{class:"side","aria-label":j("panel")},this.robotCard.element,this.statistics.element,this.list.element),s=U("footer",{},this.timeline.element,this.controls.element),r=[{name:"plots",key:"o",icon:"plot",element:e.element,turned:o=>{e.turned(o)}},{name:"log",key:"m",icon:"log",element:t.element,turned:o=>t.turned(o)}];return new wu(this.match.element,{name:"panel",key:"i",icon:"panel",element:n},r,s)}shortcuts(){let{start:e,end:t}=this.match.recording,n=No.map((s,r)=>({key:String(r+1),run:()=>this.view(s)}));return[...Su(this.player,e,t,s=>this.jumpEvent(s)),{shown:n.map(({key:s})=>s),text:"k_views",bindings:n},...this.match.selection.shortcuts(),...this.match.overlays.shortcuts(),...this.layout.shortcuts()]}};n0();var Ap=document.getElementById("app"),w_=new URLSearchParams(location.search);lr()||location.pathname==="/watch"?M_(Ap,w_):location.pathname==="/compare"?k0(Ap,w_):z0(Ap);
