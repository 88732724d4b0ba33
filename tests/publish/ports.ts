const first = Number(process.env['E2E_PORT'] ?? 4280) + 10 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Ports of the test servers, from `E2E_PORT` up: each of the two workers has its own. */
export const ports = {
  store: first + 1,
  proxy: first + 2,
  nginx: first + 3,
} as const;
