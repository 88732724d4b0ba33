// Names and integrity values by content.
import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute for this content. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Twelve characters that name this content in a file name. */
export function nameOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '0').slice(0, 12);
}
