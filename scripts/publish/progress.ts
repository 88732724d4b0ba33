// The progress bar of the publisher.
import type { Step } from './go-live';

const width = 28;

/** `[#######---------------------]  12/48 pages`. */
export function progressLine(step: Step, done: number, total: number): string {
  const filled = total === 0 ? width : Math.floor((done / total) * width);
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${String(done).padStart(String(total).length)}/${total} ${step}`;
}

/** Shows progress on one line and overwrites it; without a terminal, prints one line per finished step. */
export function progressTo(stream: {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}): (step: Step, done: number, total: number) => void {
  return (step, done, total) => {
    const line = progressLine(step, done, total);
    if (stream.isTTY === true) stream.write(`\r\x1b[2K  ${line}${done === total ? '\n' : ''}`);
    else if (done === total) stream.write(`  ${line}\n`);
  };
}
