import http.client
import json
import re
import signal
import subprocess
import urllib.parse

from program import PROGRAM, CanchaTest


class Studio(CanchaTest):
    def serve(self, *arguments):
        """Starts a serving verb; gives the address it prints."""
        running = subprocess.Popen([PROGRAM, *arguments, "--port", "0"], env=self.environment, cwd=self.folder,
                                   stdout=subprocess.PIPE, text=True)
        self.addCleanup(running.stdout.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        self.running = running
        return urllib.parse.urlsplit(re.search(r"http://\S+", running.stdout.readline()).group())

    def get(self, address, path, **headers):
        connection = http.client.HTTPConnection(address.hostname, address.port, timeout=10)
        self.addCleanup(connection.close)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read()

    def test_watch_serves_the_page_and_the_recording_by_ranges(self):
        self.play("--minutes", "0.1", "--record", self.path("a match.mcap"), "--headless")
        address = self.serve("watch", self.path("a match.mcap"))
        self.assertEqual((address.path, address.query), ("/watch", "file=a%20match.mcap"))
        status, page = self.get(address, "/watch?" + address.query)
        self.assertEqual(status, 200)
        self.assertIn(b"app.js", page)
        status, start = self.get(address, "/recordings/a%20match.mcap", Range="bytes=0-7")
        self.assertEqual((status, start), (206, b"\x89MCAP0\r\n"))

    def test_foreign_pages_and_foreign_paths_are_refused(self):
        address = self.serve("studio")
        self.assertEqual(self.get(address, "/", Origin="http://evil.example")[0], 403)
        self.assertEqual(self.get(address, "/", Host="evil.example")[0], 403)
        for path in ("/../CMakeLists.txt", "/%2e%2e/%2e%2e/etc/passwd", "/recordings/../../README.md"):
            self.assertIn(self.get(address, path)[0], (400, 404), path)

    def test_the_list_of_recordings_is_json(self):
        address = self.serve("studio")
        status, body = self.get(address, "/api/recordings")
        self.assertEqual(status, 200)
        self.assertIsInstance(json.loads(body), list)

    def test_sigterm_ends_it_cleanly(self):
        self.serve("studio")
        self.running.send_signal(signal.SIGTERM)
        self.assertEqual(self.running.wait(timeout=5), 0)
