#!/usr/bin/env python3
"""Reads a laser of a robot behind ports, with nothing but Python's own library.

  ./cancha yarp server &
  ./cancha yarp robot bioloid --at 3.9 0.9 0 &
  python3 read_sensor.py [HOST:PORT of the name server] [how many messages]

It has a port of its own, /python/read, and lets the sensor send to it by the text carrier.
"""

import re
import socket
import sys

SENSOR = "/ravebot/Humanoid_Robot_Bioloid_mylaserfront/depth:o"
ME = "/python/read"


def ask_names(server, command):
    """The old form of asking a name server: one line, an answer, the end."""
    with socket.create_connection(server, timeout=10) as names:
        names.sendall(f"NAME_SERVER {command}\n".encode())
        answer = b""
        while chunk := names.recv(4096):
            answer += chunk
    return answer.decode()


def find(server, port):
    found = re.search(r"registration name \S+ ip (\S+) port (\d+)", ask_names(server, f"query {port}"))
    if not found:
        sys.exit(f"nobody has registered {port}: start ./cancha yarp robot bioloid")
    return found[1], int(found[2])


def main():
    host, _, number = (sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:10000").partition(":")
    server = (host, int(number))
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with socket.create_server(("127.0.0.1", 0)) as own:
        ask_names(server, f"register {ME} tcp 127.0.0.1 {own.getsockname()[1]}")
        # the sensor's port connects to ours when it is told to; we must welcome it meanwhile
        admin = socket.create_connection(find(server, SENSOR), timeout=10)
        admin.sendall(f"CONNECT me\r\na\r\n[add] {ME} text\r\n".encode())
        own.settimeout(10)
        sensor = own.accept()[0]
        lines = sensor.makefile("r", encoding="utf-8", newline="\n")
        sender = lines.readline().split()[1]
        sensor.sendall(f"Welcome {sender}\r\n".encode())
        print(f"{sender}: Frontsensor OK")
        for _ in range(count):
            lines.readline()  # the command, with number and time
            rows, columns, values = re.fullmatch(r"(\d+) (\d+) \((.*)\)", lines.readline().strip()).groups()
            distances = [float(value) for value in values.split()]
            print(f"{rows} x {columns}: nearest {min(distances):.3f} m")
        sensor.close()
        admin.close()
        ask_names(server, f"unregister {ME}")


main()
