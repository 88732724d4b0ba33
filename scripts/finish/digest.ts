// File names and integrity values derived from content.
import { createHash } from 'node:crypto';

/** The `integrity` attribute for this content. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A twelve-character hash of the content for its file name. */
export function nameOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '0').slice(0, 12);
}
