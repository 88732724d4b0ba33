// Media types of files, and which of them are worth compressing.
import { lookup } from 'mrmime';

/** Media types that the list of common ones lacks. A file of another kind is one line here. */
const added: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  speculationrules: 'application/speculationrules+json',
};

/** Media type of a file by its ending, with the charset where it is text. A file without a known ending is plain bytes. */
export function mediaType(path: string): string {
  const type = added[path.slice(path.lastIndexOf('.') + 1)] ?? lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') || type === 'application/javascript' ? `${type}; charset=utf-8` : type;
}

/** True for what gets smaller in gzip or brotli. Pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:javascript|xml|(?:[a-z]+\+)?json)|image\/svg)/.test(type);
}
