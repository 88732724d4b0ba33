import { createHash } from 'node:crypto';

/** Git's blob hash of a file with this text (`git hash-object`): 40 hexadecimal digits. */
export function gitHash(text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
