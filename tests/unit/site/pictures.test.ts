import {
  complaintAbout,
  offeredWidths,
  pictureFilesOf,
  placeholderShapes,
  srcSet,
  tileGrid,
} from '@/lib/site/pictures';

describe('the files of a picture', () => {
  it('are named by picture, width, digest and format, narrowest first', () => {
    const files = pictureFilesOf('mug', { hash: '1a2b3c4d', widths: [480, 768] });
    expect(files.avif).toEqual([
      { width: 480, url: '/pictures/mug-480.1a2b3c4d.avif' },
      { width: 768, url: '/pictures/mug-768.1a2b3c4d.avif' },
    ]);
    expect(srcSet(files.webp)).toBe(
      '/pictures/mug-480.1a2b3c4d.webp 480w, /pictures/mug-768.1a2b3c4d.webp 768w',
    );
  });

  it('are none as long as there is no master', () => {
    expect(pictureFilesOf('mug', undefined)).toBeUndefined();
  });
});

describe('the tiles of a placeholder', () => {
  it('are as many as the shape needs', () => {
    expect(tileGrid(1920, 1440)).toEqual({ columns: 4, rows: 3 });
    expect(tileGrid(1200, 1500)).toEqual({ columns: 4, rows: 5 });
    expect(tileGrid(1920, 1081)).toEqual({ columns: 4, rows: 2 });
    expect(tileGrid(4000, 100)).toEqual({ columns: 4, rows: 1 });
    expect(tileGrid(800, 700)).toEqual({ columns: 8, rows: 7 });
    expect(tileGrid(900, 700)).toEqual({ columns: 4, rows: 3 });
    expect(tileGrid(700, 900)).toEqual({ columns: 4, rows: 5 });
  });

  it('are drawn as few shapes', () => {
    expect(placeholderShapes('fcafca8db8dbfca8db', 3)).toEqual([
      { fill: '#fca', path: 'M0 0h2v1h-2zM1 1h1v1h-1z' },
      { fill: '#8db', path: 'M2 0h1v1h-1zM0 1h1v1h-1zM2 1h1v1h-1z' },
    ]);
    expect(placeholderShapes('', 4)).toEqual([]);
  });
});

describe('a master', () => {
  const entry = { alt: '', width: 1920, height: 1440, backdrop: 'mint' } as const;

  it('is accepted in the right shape and size', () => {
    expect(complaintAbout({ file: 'a.jpg', width: 2400, height: 1800, bytes: 3e6 }, entry)).toBeNull();
    expect(complaintAbout({ file: 'a.jpg', width: 1920, height: 1440, bytes: 12e6 }, entry)).toBeNull();
    expect(complaintAbout({ file: 'a.jpg', width: 1920, height: 1461, bytes: 1 }, entry)).toBeNull();
    expect(complaintAbout({ file: 'a.jpg', width: 1920, height: 1420, bytes: 1 }, entry)).toBeNull();
  });

  it.each([
    [
      { file: 'a.jpg', width: 1000, height: 750, bytes: 1e5 },
      'a.jpg is 1000 px wide. Supply at least 1920 px',
    ],
    [{ file: 'a.jpg', width: 2400, height: 2400, bytes: 1e5 }, 'Crop it to the shape 1920 x 1440'],
    [
      { file: 'a.jpg', width: 2400, height: 1800, bytes: 2e7 },
      'a.jpg weighs 20.0 MB. Save it again with at most 12 MB.',
    ],
    [
      { file: 'a.jpg', width: 1919, height: 1440, bytes: 1e5 },
      'or lower the size in content/site/pictures.ts.',
    ],
    [{ file: 'a.jpg', width: 1920, height: 1470, bytes: 1e5 }, 'a.jpg is 1920 x 1470 px.'],
    [{ file: 'a.jpg', width: 1920, height: 1410, bytes: 1e5 }, 'that content/site/pictures.ts gives.'],
  ])('is refused with a sentence that says what to do: %j', (master, sentence) => {
    expect(complaintAbout(master, entry)).toContain(sentence);
  });

  it('is never enlarged', () => {
    expect(offeredWidths(1200)).toEqual([480, 768, 1200]);
    expect(offeredWidths(960)).toEqual([480, 768, 960]);
    expect(offeredWidths(1920)).toEqual([480, 768, 1200, 1920]);
    expect(offeredWidths(4000)).toEqual([480, 768, 1200, 1920]);
  });
});
