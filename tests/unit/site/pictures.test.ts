import { complaintAbout, offeredWidths, pictureFilesOf, srcSet, tileGrid } from '@/lib/site/pictures';

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

test.each([
  [1920, 1440, 4, 3],
  [1200, 1500, 4, 5],
  [4000, 100, 4, 1],
  [800, 700, 8, 7],
])('a placeholder of %d x %d is cut into %d x %d tiles', (width, height, columns, rows) => {
  expect(tileGrid(width, height)).toEqual({ columns, rows });
});

describe('a master', () => {
  const entry = { alt: '', width: 1920, height: 1440, backdrop: 'mint' } as const;

  it.each([
    [1920, 1440, 12e6, null],
    [1920, 1461, 1, null],
    [1920, 1420, 1, null],
    [1919, 1440, 1, 'a.jpg is 1919 px wide. Supply at least 1920 px'],
    [2400, 2400, 1, 'Crop it to the shape 1920 x 1440'],
    [1920, 1470, 1, 'a.jpg is 1920 x 1470 px.'],
    [2400, 1800, 2e7, 'a.jpg weighs 20.0 MB. Save it again with at most 12 MB.'],
  ])('of %d x %d pixels and %d bytes is accepted, or refused: %s', (width, height, bytes, sentence) => {
    const complaint = complaintAbout({ file: 'a.jpg', width, height, bytes }, entry);
    expect(complaint).toEqual(sentence === null ? null : expect.stringContaining(sentence));
  });

  it('is never enlarged', () => {
    expect(offeredWidths(1200)).toEqual([480, 768, 1200]);
    expect(offeredWidths(4000)).toEqual([480, 768, 1200, 1920]);
  });
});
