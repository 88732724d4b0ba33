import { complaintAbout, offeredWidths, pictureFilesOf, srcSet, tileGrid } from '@/lib/site/pictures';
import { listed } from '../../support/listed';

test("a picture's files are named by picture, width, hash and format, and without a master there are none", () => {
  const files = pictureFilesOf('mug', { hash: '1a2b3c4d', widths: [480, 768] });
  expect(files.avif).toEqual([
    { width: 480, url: '/pictures/mug-480.1a2b3c4d.avif' },
    { width: 768, url: '/pictures/mug-768.1a2b3c4d.avif' },
  ]);
  const webp = '/pictures/mug-480.1a2b3c4d.webp 480w, /pictures/mug-768.1a2b3c4d.webp 768w';
  expect(srcSet(files.webp)).toBe(webp);
  expect(pictureFilesOf('mug', undefined)).toBeUndefined();
});

test('a placeholder is cut into tiles', () => {
  const tiles = (size: string) => tileGrid(...(size.split(' x ').map(Number) as [number, number]));
  expect(listed('1920 x 1440 | 1200 x 1500 | 4000 x 100 | 800 x 700', tiles)).toMatchSnapshot();
});

describe('a master', () => {
  const entry = { alt: '', width: 1920, height: 1440, backdrop: 'mint' } as const;

  it('is accepted, or refused', () => {
    const masters = `1920 1440 12e6 | 1920 1461 1 | 1920 1420 1 | 1919 1440 1 | 2400 2400 1 | 1920 1470 1 | 2400 1800 2e7`;
    const complaint = (master: string) => {
      const [width = 0, height = 0, bytes = 0] = master.split(' ').map(Number);
      return complaintAbout({ file: 'a.jpg', width, height, bytes }, entry);
    };
    expect(listed(masters, complaint)).toMatchSnapshot();
  });

  it('is never enlarged', () => {
    expect(offeredWidths(1200)).toEqual([480, 768, 1200]);
    expect(offeredWidths(4000)).toEqual([480, 768, 1200, 1920]);
  });
});
