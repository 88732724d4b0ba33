// Media types of files, and which of them are worth compressing.
import { lookup } from 'mrmime';

/** Media types missing from the common list. Another kind of file is one line here. */
const added: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  speculationrules: 'application/speculationrules+json',
};

/** Media type of a file by extension, with the charset for text. Unknown extensions are plain bytes. */
export function mediaType(path: string): string {
  const type = added[path.slice(path.lastIndexOf('.') + 1)] ?? lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') || type === 'application/javascript' ? `${type}; charset=utf-8` : type;
}

/** True for what gzip or brotli makes smaller. Pictures and fonts are already compressed. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:javascript|xml|(?:[a-z]+\+)?json)|image\/svg)/.test(type);
}
