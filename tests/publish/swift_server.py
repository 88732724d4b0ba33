"""Runs one server of OpenStack Swift in the foreground: swift_server.py KIND CONFIGURATION SWIFT_CONF.

Debian's own programs read /etc/swift/swift.conf, whatever folder the configuration names, and keep tokens in memcached.
Here everything is in one temporary folder, and the few tokens stay in the memory of the proxy.
"""
import sys
import time

from swift.common import utils

if __name__ == "__main__":
    utils.SWIFT_CONF_FILE = sys.argv[3]


class Memory:
    """What the proxy asks of memcached."""

    def __init__(self):
        self.entries = {}

    def get(self, key, **_):
        value, ends = self.entries.get(key, (None, 0))
        return value if ends == 0 or ends > time.time() else None

    def set(self, key, value, serialize=True, time=0, **_):
        self.entries[key] = (value, now() + time if time > 0 else 0)

    def delete(self, key, **_):
        self.entries.pop(key, None)

    def incr(self, key, delta=1, time=0, **_):
        value = max(int(self.get(key) or 0) + int(delta), 0)
        self.set(key, value, time=time)
        return value

    def decr(self, key, delta=1, time=0, **_):
        return self.incr(key, -int(delta), time=time)

    def set_multi(self, mapping, server_key, serialize=True, time=0, **_):
        for key, value in mapping.items():
            self.set(key, value, time=time)

    def get_multi(self, keys, server_key, **_):
        return [self.get(key) for key in keys]


def now():
    return time.time()


memory = Memory()


def cache(_global_conf, **_):
    def with_cache(app):
        def answer(environ, start_response):
            environ["swift.cache"] = memory
            return app(environ, start_response)

        return answer

    return with_cache


if __name__ == "__main__":
    from swift.common.wsgi import run_wsgi

    sys.exit(run_wsgi(sys.argv[2], f"{sys.argv[1]}-server"))
