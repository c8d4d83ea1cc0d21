"""A network of namespaces with bad air between them: one namespace a robot, and a switch in user space that loses frames.

The switch reads Ethernet frames at one end of each robot's cable and writes them to the others, late, twice, out of order or not at
all. That needs neither a bridge nor netem, which not every kernel has, and it can do what netem cannot: cut a team into halves.
"""

import heapq
import itertools
import multiprocessing
import os
import random
import select
import socket
import subprocess
import time


def ip(*words):
    return subprocess.run(["ip", *words], capture_output=True, text=True, check=True)


def why_not():
    """Why namespaces cannot be used here; empty where they can."""
    if os.geteuid() != 0:
        return "only root may make network namespaces"
    name = f"cancha-try-{os.getpid()}"
    try:
        ip("netns", "add", name)
        ip("netns", "exec", name, "true")
        ip("link", "add", f"ct{os.getpid()}", "type", "veth", "peer", "name", "cx0", "netns", name)
        socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0).close()
        return ""
    except (OSError, subprocess.CalledProcessError) as trouble:
        return f"network namespaces are not allowed here: {getattr(trouble, 'stderr', '') or trouble}"
    finally:
        subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)


CABLES = itertools.count(1)  # their names stay taken for a moment after their end


class BadAir:
    """Robots 1 to n in namespaces of their own, 10.77.0.1 to n."""

    def __init__(self, robots, loss=0.0, delay=0.0005, jitter=0.002, duplicates=0.02, stragglers=0.01, seed=1):
        self.loss, self.delay, self.jitter, self.duplicates, self.stragglers = loss, delay, jitter, duplicates, stragglers
        self.random = random.Random(seed)
        self.robots = robots
        self.ports = {}
        for i in range(1, robots + 1):
            self._cable(i)
        # a process of its own: the test must not hold up the air
        self.groups = multiprocessing.Array("i", robots + 1)
        self.counts = multiprocessing.Array("q", 2)
        self.process = multiprocessing.Process(target=self._run, daemon=True)
        self.process.start()

    def divide(self, group_of):
        """Robots of different groups do not hear each other; who is not named is in group 0."""
        for robot in range(1, self.robots + 1):
            self.groups[robot] = group_of.get(robot, 0)

    @property
    def passed(self):
        return self.counts[0]

    @property
    def lost(self):
        return self.counts[1]

    def namespace(self, robot):
        return f"cancha-{os.getpid()}-{robot}"

    def _cable(self, robot):
        here = f"cr{os.getpid() % 1000000}.{next(CABLES)}"
        ip("netns", "add", self.namespace(robot))
        ip("link", "add", here, "type", "veth", "peer", "name", "radio0", "netns", self.namespace(robot))
        for words in (["link", "set", "lo", "up"], ["addr", "add", f"10.77.0.{robot}/24", "broadcast", "10.77.0.255", "dev", "radio0"],
                      ["link", "set", "radio0", "up"]):
            ip("-n", self.namespace(robot), *words)
        ip("link", "set", here, "up")
        port = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
        port.bind((here, 0))
        port.setblocking(False)
        self.ports[robot] = port

    def _run(self):
        os.nice(-15)
        waiting, order = [], 0
        by_file = {port.fileno(): robot for robot, port in self.ports.items()}
        while True:
            now = time.monotonic()
            while waiting and waiting[0][0] <= now:
                _, _, to, frame = heapq.heappop(waiting)
                try:
                    self.ports[to].send(frame)
                except OSError:
                    pass
            patience = min(0.02, max(0.0, waiting[0][0] - now)) if waiting else 0.02
            for file in select.select(list(by_file), [], [], patience)[0]:
                robot = by_file[file]
                try:
                    frame, where = self.ports[robot].recvfrom(2048)
                except OSError:
                    continue
                if where[2] == socket.PACKET_OUTGOING or frame[12:14] not in (b"\x08\x00", b"\x08\x06"):
                    continue
                if frame[12:14] == b"\x08\x00" and frame[23] == 17:
                    # a virtual cable leaves the checksum of UDP to its far end; 0 says that there is none
                    at = 14 + (frame[14] & 15) * 4 + 6
                    frame = frame[:at] + b"\0\0" + frame[at + 2:]
                for to in self.ports:
                    if to == robot or self.groups[to] != self.groups[robot]:
                        continue
                    if self.random.random() < self.loss:
                        self.counts[1] += 1
                        continue
                    for _ in range(2 if self.random.random() < self.duplicates else 1):
                        late = self.delay + self.random.uniform(0, self.jitter)
                        late += self.random.uniform(0, 0.05) if self.random.random() < self.stragglers else 0.0
                        order += 1
                        self.counts[0] += 1
                        heapq.heappush(waiting, (time.monotonic() + late, order, to, frame))

    def close(self):
        self.process.terminate()
        self.process.join()
        for robot, port in self.ports.items():
            port.close()
            subprocess.run(["ip", "netns", "del", self.namespace(robot)], capture_output=True, check=False)
