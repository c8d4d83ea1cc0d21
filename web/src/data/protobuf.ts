// Decodes protobuf messages by the FileDescriptorSet that a recording carries, so the page needs no generated code.
// Proto3 only: what is absent gets its default (null for messages). Enums become their names, 64-bit numbers plain
// numbers, field names stay as in the schema.

export type Decoded = Record<string, unknown>;
export type Decoder = (bytes: Uint8Array) => Decoded;

interface Field {
  name: string;
  type: number;
  typeName: string;
  repeated: boolean;
  message?: Message | undefined;
  names?: Map<number, string> | undefined;
}
interface Message {
  fields: Map<number, Field>;
}

const enum Type {
  Double = 1,
  Float,
  Int64,
  Uint64,
  Int32,
  Fixed64,
  Fixed32,
  Bool,
  String,
  Group,
  Message,
  Bytes,
  Uint32,
  Enum,
  Sfixed32,
  Sfixed64,
  Sint32,
  Sint64,
}

const text = new TextDecoder();

/// Reads the wire format from front to back.
export class Wire {
  pos = 0;
  readonly view: DataView;
  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  varint(): number {
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      if (this.pos >= this.bytes.length) throw new Error("a message ends in the middle of a number");
      const byte = this.bytes[this.pos++]!;
      if (shift < 28) low |= (byte & 0x7f) << shift;
      else if (shift === 28) {
        low |= (byte & 0x0f) << 28;
        high |= (byte & 0x7f) >> 4;
      } else high |= (byte & 0x7f) << (shift - 32);
      if (byte < 0x80) return (high | 0) * 4294967296 + (low >>> 0);
    }
    throw new Error("a number in a message is too long");
  }
  fixed(size: number): number {
    const at = this.pos;
    this.pos += size;
    if (this.pos > this.bytes.length) throw new Error("a message ends in the middle of a number");
    return at;
  }
  part(): Uint8Array {
    const size = this.varint();
    const from = this.pos;
    this.pos += size;
    if (size < 0 || this.pos > this.bytes.length) throw new Error("a part is longer than its message");
    return this.bytes.subarray(from, this.pos);
  }
  /// Where the part that begins here ends; reading goes on inside it.
  end(): number {
    const size = this.varint();
    if (size < 0 || this.pos + size > this.bytes.length) throw new Error("a part is longer than its message");
    return this.pos + size;
  }
  skip(wireType: number): void {
    if (wireType === 0) this.varint();
    else if (wireType === 1) this.fixed(8);
    else if (wireType === 2) this.part();
    else if (wireType === 5) this.fixed(4);
    else throw new Error(`wire type ${wireType} is not known`);
  }
}

/// All (field number, part or number) pairs of a message: enough to read descriptors.
function* parts(bytes: Uint8Array): Generator<[number, Uint8Array | number]> {
  const wire = new Wire(bytes);
  while (wire.pos < bytes.length) {
    const tag = wire.varint();
    if ((tag & 7) === 2) yield [tag >>> 3, wire.part()];
    else if ((tag & 7) === 0) yield [tag >>> 3, wire.varint()];
    else wire.skip(tag & 7);
  }
}

/// The messages and enums of a FileDescriptorSet, by full name with a dot before it.
class Schema {
  readonly messages = new Map<string, Message>();
  readonly enums = new Map<string, Map<number, string>>();

  constructor(set: Uint8Array) {
    for (const [number, part] of parts(set)) if (number === 1) this.file(part as Uint8Array);
    for (const message of this.messages.values()) {
      for (const field of message.fields.values()) {
        field.message = this.messages.get(field.typeName);
        field.names = this.enums.get(field.typeName);
      }
    }
  }
  private file(bytes: Uint8Array): void {
    const all = [...parts(bytes)];
    const named = all.find(([number]) => number === 2);
    const prefix = named ? `.${text.decode(named[1] as Uint8Array)}` : "";
    for (const [number, part] of all) {
      if (number === 4) this.message(part as Uint8Array, prefix);
      if (number === 5) this.enumeration(part as Uint8Array, prefix);
    }
  }
  private message(bytes: Uint8Array, prefix: string): void {
    const all = [...parts(bytes)];
    const name = `${prefix}.${text.decode(all.find(([number]) => number === 1)![1] as Uint8Array)}`;
    const fields = new Map<number, Field>();
    for (const [number, part] of all) {
      if (number === 3) this.message(part as Uint8Array, name);
      if (number === 4) this.enumeration(part as Uint8Array, name);
      if (number !== 2) continue;
      const field: Field = { name: "", type: 0, typeName: "", repeated: false };
      let id = 0;
      for (const [key, value] of parts(part as Uint8Array)) {
        if (key === 1) field.name = text.decode(value as Uint8Array);
        if (key === 3) id = value as number;
        if (key === 4) field.repeated = value === 3;
        if (key === 5) field.type = value as number;
        if (key === 6) field.typeName = text.decode(value as Uint8Array);
      }
      fields.set(id, field);
    }
    this.messages.set(name, { fields });
  }
  private enumeration(bytes: Uint8Array, prefix: string): void {
    const all = [...parts(bytes)];
    const names = new Map<number, string>();
    for (const [number, part] of all) {
      if (number !== 2) continue;
      let id = 0;
      let name = "";
      for (const [key, value] of parts(part as Uint8Array)) {
        if (key === 1) name = text.decode(value as Uint8Array);
        if (key === 2) id = value as number;
      }
      names.set(id, name);
    }
    this.enums.set(`${prefix}.${text.decode(all.find(([number]) => number === 1)![1] as Uint8Array)}`, names);
  }
}

function defaultOf(field: Field): unknown {
  if (field.repeated) return [];
  switch (field.type) {
    case Type.Message:
      return null;
    case Type.String:
      return "";
    case Type.Bytes:
      return new Uint8Array(0);
    case Type.Bool:
      return false;
    case Type.Enum:
      return field.names?.get(0) ?? 0;
    default:
      return 0;
  }
}

const wireTypeOf = (type: number): number =>
  type === Type.Double || type === Type.Fixed64 || type === Type.Sfixed64
    ? 1
    : type === Type.Float || type === Type.Fixed32 || type === Type.Sfixed32
      ? 5
      : type === Type.String || type === Type.Bytes || type === Type.Message
        ? 2
        : 0;

function value(wire: Wire, field: Field): unknown {
  const { view } = wire;
  switch (field.type) {
    case Type.Double:
      return view.getFloat64(wire.fixed(8), true);
    case Type.Float:
      return view.getFloat32(wire.fixed(4), true);
    case Type.Fixed32:
      return view.getUint32(wire.fixed(4), true);
    case Type.Sfixed32:
      return view.getInt32(wire.fixed(4), true);
    case Type.Fixed64:
      return Number(view.getBigUint64(wire.fixed(8), true));
    case Type.Sfixed64:
      return Number(view.getBigInt64(wire.fixed(8), true));
    case Type.Bool:
      return wire.varint() !== 0;
    case Type.String:
      return text.decode(wire.part());
    case Type.Bytes:
      return wire.part().slice();
    case Type.Message:
      return field.message ? decode(wire.part(), field.message) : (wire.part(), null);
    case Type.Enum: {
      const number = wire.varint();
      return field.names?.get(number) ?? number;
    }
    case Type.Uint64: {
      const number = wire.varint();
      return number < 0 ? number + 18446744073709551616 : number;
    }
    case Type.Sint32:
    case Type.Sint64: {
      const number = wire.varint();
      return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
    }
    default:
      return wire.varint();
  }
}

function decode(bytes: Uint8Array, message: Message): Decoded {
  const made: Decoded = {};
  for (const field of message.fields.values()) made[field.name] = defaultOf(field);
  const wire = new Wire(bytes);
  while (wire.pos < bytes.length) {
    const tag = wire.varint();
    const field = message.fields.get(tag >>> 3);
    if (!field) wire.skip(tag & 7);
    else if (!field.repeated) made[field.name] = value(wire, field);
    else if ((tag & 7) === 2 && wireTypeOf(field.type) !== 2) {
      const packed = new Wire(wire.part());
      while (packed.pos < packed.bytes.length) (made[field.name] as unknown[]).push(value(packed, field));
    } else (made[field.name] as unknown[]).push(value(wire, field));
  }
  return made;
}

/// A function that decodes the messages called `name`, as the FileDescriptorSet `set` describes them.
export function protobufDecoder(set: Uint8Array, name: string): Decoder {
  const message = new Schema(set).messages.get(`.${name}`);
  if (!message) throw new Error(`the schema does not describe ${name}`);
  return (bytes) => decode(bytes, message);
}
