"""The language server for XABSL, as an editor starts it."""

import json
import os
import subprocess

from program import PROGRAM, ROOT, CanchaTest

STRIKER = os.path.join(ROOT, "content/behaviours/uchile_striker/Options/striker.xabsl")


def frame(message):
    body = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class LanguageServer(CanchaTest):
    def start(self, *arguments):
        server = subprocess.Popen([PROGRAM, "xabsl", "lsp", *arguments], cwd=self.folder, env=self.environment,
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(server.wait)
        for stream in (server.stdin, server.stdout, server.stderr):
            self.addCleanup(stream.close)
        self.addCleanup(server.kill)
        self.server = server
        self.last_id = 0
        self.noted = []

    def send(self, message):
        self.server.stdin.write(frame(message))
        self.server.stdin.flush()

    def receive(self):
        size = None
        while (line := self.server.stdout.readline().strip()) != b"":
            name, value = line.split(b":")
            self.assertEqual(name, b"Content-Length")
            size = int(value)
        self.assertIsNotNone(size, "the server ended")
        return json.loads(self.server.stdout.read(size))

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def request(self, method, params):
        self.last_id += 1
        self.send({"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params})
        while (reply := self.receive()).get("id") != self.last_id:
            self.noted.append(reply)
        return reply

    def test_a_session_from_start_to_end(self):
        self.start()
        welcome = self.request("initialize", {"processId": None, "capabilities": {}})["result"]
        self.assertEqual(welcome["capabilities"]["positionEncoding"], "utf-16")
        self.notify("initialized", {})
        uri = "file://" + STRIKER
        with open(STRIKER, encoding="utf-8") as file:
            text = file.read()
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "xabsl", "version": 1, "text": text}})
        self.assertEqual(self.receive()["params"], {"uri": uri, "version": 1, "diagnostics": []})

        # a mistake while typing, with its quick fix
        lines = text.split("\n")
        line = next(i for i, known in enumerate(lines) if "goto search_ball" in known)
        column = lines[line].index("search_ball")
        place = {"line": line, "character": column}
        self.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [
            {"range": {"start": place, "end": {"line": line, "character": column + 1}}, "text": "z"}]})
        said = self.receive()["params"]["diagnostics"]
        self.assertEqual([(d["code"], d["message"]) for d in said],
                         [("X5552", "this option has no state 'zearch_ball' (did you mean 'search_ball'?)")])
        fixes = self.request("textDocument/codeAction", {"textDocument": {"uri": uri}, "range": said[0]["range"],
                                                         "context": {"diagnostics": said}})["result"]
        self.assertEqual(fixes[0]["edit"]["changes"][uri][0]["newText"], "search_ball")
        words = self.request("textDocument/completion", {"textDocument": {"uri": uri}, "position": place})["result"]["items"]
        self.assertIn("go_to_ball", [word["label"] for word in words])
        self.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 3}, "contentChanges": [{"text": text}]})
        self.assertEqual(self.receive()["params"]["diagnostics"], [])

        # a state is renamed in its option only
        edit = self.request("textDocument/rename", {"textDocument": {"uri": uri}, "position": place, "newName": "seek"})
        self.assertEqual(list(edit["result"]["changes"]), [uri])
        refused = self.request("textDocument/rename", {"textDocument": {"uri": uri}, "position": place, "newName": "align"})
        self.assertIn("the state 'align' is already defined", refused["error"]["message"])
        self.assertEqual(self.request("none", {})["error"]["code"], -32601)

        self.assertIsNone(self.request("shutdown", None)["result"])
        self.notify("exit", None)
        self.assertEqual(self.server.wait(20), 0)
        self.assertEqual((self.server.stdout.read(), self.server.stderr.read()), (b"", b""))

    def test_exit_without_shutdown_is_a_failure(self):
        self.start("--stdio")
        self.request("initialize", {"capabilities": {}})
        self.notify("exit", None)
        self.assertEqual(self.server.wait(20), 1)

    def test_garbage_ends_with_a_sentence(self):
        self.start()
        _, err = self.server.communicate(b"GET / HTTP/1.1\r\n\r\n", timeout=20)
        self.assertEqual(self.server.returncode, 1)
        self.assertEqual(err, b"cancha: message header: has a line without a colon (is this a language client?)\n")

    def test_an_end_of_input_is_told(self):
        self.start()
        _, err = self.server.communicate(b"Content-Length: 9\r\n\r\n{", timeout=20)
        self.assertEqual((self.server.returncode, err), (1, b"cancha: standard input: ended within a message\n"))

    def test_help_has_an_example(self):
        self.assertIn("./cancha xabsl lsp", self.cancha("xabsl", "lsp", "--help")[0])
