import {
  assertVerified,
  contract,
  isPayloadFile,
  isPayloadOf,
  payloadText,
  verifiedVersions,
} from '@/scripts/finish/framework-contract';
import { installedVersions } from '@/scripts/finish/installed-versions';

describe('the versions of the framework', () => {
  it('that are installed are those that the contract is verified with', () => {
    expect(() => assertVerified(installedVersions())).not.toThrow();
  });

  it.each(Object.keys(verifiedVersions))('are refused where %s is another, with what to do then', (name) => {
    const message = messageOf(() => assertVerified({ ...verifiedVersions, [name]: '99.0.0' }));
    expect(message).toContain(`${name} 99.0.0 instead of ${verifiedVersions[name]}`);
    expect(message).toContain('npm run probe');
    expect(message).toContain('npm run build -- --keep-framework');
    expect(message.match(/instead of/g)?.length).toBe(1);
  });

  it('are refused where one is missing', () => {
    expect(messageOf(() => assertVerified({}))).toContain('next (none) instead of');
  });
});

describe('a payload script', () => {
  it.each([
    ['(self.__next_f=self.__next_f||[]).push([0])', ''],
    [String.raw`self.__next_f.push([1,"1:\"a\u003eb\"\n"])`, '1:"a>b"\n'],
  ])('%s is read as the text that it carries', (code, text) => {
    expect(payloadText(code)).toBe(text);
  });

  it.each([
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,x])',
    'self.__next_f.push([1,2])',
    'self.__next_f=[]',
    'alert(1)',
  ])('%s is none that we can read', (code) => {
    expect(payloadText(code)).toBeNull();
  });
});

describe('payload files', () => {
  const files = new Set([
    '/shop.html',
    '/shop.txt',
    '/shop/__next._tree.txt',
    '/shops/__next._tree.txt',
    '/robots.txt',
  ]);

  it('are told from texts of ours, and by the page that they belong to', () => {
    const payloads = [...files].filter((file) => isPayloadFile(file, files));
    expect(payloads).toEqual(['/shop.txt', '/shop/__next._tree.txt', '/shops/__next._tree.txt']);
    expect(payloads.filter((file) => isPayloadOf(file, '/shop'))).toEqual([
      '/shop.txt',
      '/shop/__next._tree.txt',
    ]);
  });
});

describe('each assumption', () => {
  it('is said in a sentence of its own', () => {
    const sentences = Object.values(contract).map(({ says }) => says);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

function messageOf(work: () => void): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return '';
}
