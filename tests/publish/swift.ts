import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { forward } from './forward';
import type { LocalStore } from './store';

/** Debian's packages of OpenStack Swift, each with the program that tells that it is there. */
const programs = {
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
} as const;

/** The packages that the second store needs and this machine has not. */
export const missingForSwift: readonly string[] = Object.entries(programs)
  .filter(([, program]) => !existsSync(program))
  .map(([name]) => name);

/** Debian's Python, which has Swift; another one may come first in the path. */
const python = '/usr/bin/python3';
const kinds = ['account', 'container', 'object', 'proxy'] as const;
type Kind = (typeof kinds)[number];

const account = 'AUTH_test';
export const swiftKeys = { id: 'test:publisher', secret: 'publishing' } as const;

/**
 * OpenStack Swift with its S3 interface, as a single node with one copy of everything, below a temporary folder: an object
 * store that shares no code with ours. Its processes run without rights: as `swift` where root starts them.
 * @param port of the store and its website; the servers take the ports from `firstPort` on.
 */
export async function startSwift(bucket: string, port: number, firstPort: number): Promise<LocalStore> {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const user = userInfo().uid === 0 ? 'swift' : userInfo().username;
  const ports = Object.fromEntries(kinds.map((kind, index) => [kind, firstPort + index])) as Record<
    Kind,
    number
  >;
  const running: ChildProcess[] = [];
  try {
    configure(folder, user, ports);
    if (userInfo().uid === 0) execFileSync('chown', ['-R', `${user}:`, folder]);
    for (const kind of kinds) {
      const child = spawn(
        python,
        [
          resolve('tests/publish/swift_server.py'),
          kind,
          join(folder, `${kind}.conf`),
          join(folder, 'swift.conf'),
        ],
        {
          stdio: ['ignore', 'ignore', 'pipe'],
          env: {
            ...process.env,
            PYTHONPATH: resolve('tests/publish'),
            PYTHONDONTWRITEBYTECODE: '1',
          },
        },
      );
      child.stderr.on('data', (chunk: Buffer) =>
        writeFileSync(join(folder, `${kind}.log`), chunk, { flag: 'a' }),
      );
      running.push(child);
    }
    const origin = `http://127.0.0.1:${ports.proxy}`;
    await patiently('answer', () => fetch(`${origin}/healthcheck`));
    await makeWebsite(origin, bucket);
    const stopFront = await startFront(bucket, port, ports.proxy);
    const devices = join(folder, 'devices');
    return {
      // Swift keeps types and caching in extended attributes, which only cp -a takes along.
      save: (name) => copyTree(devices, join(folder, `saved-${name}`)),
      restore: (name) => copyTree(join(folder, `saved-${name}`), devices),
      stop: async () => {
        stopFront();
        await stopAll(running);
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    await stopAll(running);
    const said = kinds.map((kind) => join(folder, `${kind}.log`)).filter((log) => existsSync(log));
    const words = said.map((log) => readFileSync(log, 'utf8').trim().slice(-600)).join('\n');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    throw new Error(`Swift did not start. ${words}`, { cause: error });
  }
}

function copyTree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true, maxRetries: 5 });
  execFileSync('cp', ['-a', from, to]);
}

async function stopAll(running: readonly ChildProcess[]): Promise<void> {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const end = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await end;
  }
}

/** Ring, hash and settings of each server. */
function configure(folder: string, user: string, ports: Readonly<Record<Kind, number>>): void {
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  write('swift.conf', [
    '[swift-hash]',
    'swift_hash_path_suffix = publish',
    '[storage-policy:0]',
    'name = one',
    'default = yes',
  ]);
  for (const kind of ['account', 'container', 'object'] as const) {
    const ring = (...args: readonly string[]) =>
      execFileSync('/usr/bin/swift-ring-builder', [join(folder, `${kind}.builder`), ...args], {
        stdio: 'ignore',
      });
    ring('create', '4', '1', '1');
    ring('add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1');
    ring('rebalance');
    write(`${kind}.conf`, [
      ...common(folder, user, ports[kind]),
      `devices = ${folder}/devices`,
      'mount_check = false',
      'disable_fallocate = true',
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ]);
  }
  write('proxy.conf', [
    ...common(folder, user, ports.proxy),
    '[pipeline:main]',
    'pipeline = catch_errors gatekeeper healthcheck proxy-logging cache listing_formats s3api tempauth staticweb copy slo dlo proxy-logging proxy-server',
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    '[filter:cache]',
    'paste.filter_factory = swift_server:cache',
    '[filter:s3api]',
    'use = egg:swift#s3api',
    'location = us-east-1',
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_${swiftKeys.id.replace(':', '_')} = ${swiftKeys.secret} .admin`,
    ...[
      'catch_errors',
      'gatekeeper',
      'healthcheck',
      'proxy_logging',
      'listing_formats',
      'staticweb',
      'copy',
      'slo',
      'dlo',
    ].flatMap((filter) => [
      `[filter:${filter === 'proxy_logging' ? 'proxy-logging' : filter}]`,
      `use = egg:swift#${filter}`,
    ]),
  ]);
}

const common = (folder: string, user: string, port: number): readonly string[] => [
  '[DEFAULT]',
  'bind_ip = 127.0.0.1',
  `bind_port = ${port}`,
  'workers = 0',
  `user = ${user}`,
  `swift_dir = ${folder}`,
  'log_level = ERROR',
];

/** The bucket, readable by everybody, with the pages for its root and for what is not there. */
async function makeWebsite(origin: string, bucket: string): Promise<void> {
  const login = { 'X-Auth-User': swiftKeys.id, 'X-Auth-Key': swiftKeys.secret };
  const settings = {
    'X-Container-Read': '.r:*,.rlistings',
    'X-Container-Meta-Web-Index': 'index.html',
    'X-Container-Meta-Web-Error': '.html',
  };
  // The proxy is up before the servers behind it are, and answers 503 until then.
  await patiently(`make the bucket ${bucket}`, async () => {
    const asked = await fetch(`${origin}/auth/v1.0`, { headers: login });
    const token = asked.headers.get('x-auth-token') ?? '';
    const headers = { ...settings, 'X-Auth-Token': token };
    return fetch(`${origin}/v1/${account}/${bucket}`, { method: 'PUT', headers });
  });
}

/** One address for both: the bucket's own host name leads to its website, everything else to the S3 interface. */
async function startFront(bucket: string, port: number, to: number): Promise<() => void> {
  const server = createServer((incoming, response) => {
    const isWebsite = (incoming.headers.host ?? '').split(':')[0] === bucket;
    forward(incoming, response, to, `${isWebsite ? `/v1/${account}/${bucket}` : ''}${incoming.url ?? '/'}`);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Asks again for a minute, until the answer is a good one. */
async function patiently(what: string, ask: () => Promise<Response>): Promise<void> {
  let last = 'no answer';
  for (let attempt = 0; attempt < 240; attempt += 1) {
    try {
      const answer = await ask();
      if (answer.ok) return;
      last = `${answer.status} ${await answer.text()}`;
    } catch (error) {
      last = String(error);
    }
    await new Promise((next) => setTimeout(next, 250));
  }
  throw new Error(`Swift did not ${what}: ${last}`);
}
