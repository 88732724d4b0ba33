import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { complaintAbout, offeredWidths, pictureFilesOf, placeholderShapes, tileGrid } from '@/lib/pictures';

const files = pictureFilesOf('mug', { hash: 'abc', widths: [480, 768], tiles: 'fcafca8db' });
const shared = { alt: 'A green mug', width: 1920, height: 1440, backdrop: 'mint', standIn: 'package', sizes: '50vw' } as const;

describe('a picture', () => {
  it('offers both formats in every width and keeps its size', () => {
    const { container } = render(<Picture {...shared} files={files} />);
    const image = screen.getByAltText('A green mug');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect([...container.querySelectorAll('source')].map((source) => [source.type, source.srcset])).toEqual([
      ['image/avif', '/pictures/mug-480.abc.avif 480w, /pictures/mug-768.abc.avif 768w'],
      ['image/webp', '/pictures/mug-480.abc.webp 480w, /pictures/mug-768.abc.webp 768w'],
    ]);
  });

  it('loads at once when it has priority', () => {
    const { container } = render(<Picture {...shared} files={files} isPriority />);
    expect(screen.getByAltText('A green mug')).not.toHaveAttribute('loading');
    expect(container.querySelector('[data-lazy]')).toBeNull();
  });

  it('shows its own colors until the file is there', () => {
    const { container } = render(<Picture {...shared} files={files} tiles="fcafcafcafca8db8db8db8dbabcabcabcabc" />);
    expect([...container.querySelectorAll('.picture-blur path')].map((path) => path.getAttribute('fill'))).toEqual(['#fca', '#8db', '#abc']);
  });

  it('shows a drawn stand-in with the same words as long as there is no file', () => {
    render(<Picture {...shared} />);
    expect(screen.getByRole('img', { name: 'A green mug' })).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it('hides the stand-in of a decorative picture', () => {
    render(<Picture {...shared} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('uses no inline style', () => {
    const { container } = render(<Picture {...shared} files={files} />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('the tiles of a placeholder', () => {
  it('are as many as the shape needs', () => {
    expect(tileGrid(1920, 1440)).toEqual({ columns: 4, rows: 3 });
    expect(tileGrid(1200, 1500)).toEqual({ columns: 4, rows: 5 });
    expect(tileGrid(1920, 1081)).toEqual({ columns: 4, rows: 2 });
    expect(tileGrid(4000, 100)).toEqual({ columns: 4, rows: 1 });
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
  });

  it.each([
    [{ file: 'a.jpg', width: 1000, height: 750, bytes: 1e5 }, 'a.jpg is 1000 px wide. Supply at least 1920 px'],
    [{ file: 'a.jpg', width: 2400, height: 2400, bytes: 1e5 }, 'Crop it to the shape 1920 x 1440'],
    [{ file: 'a.jpg', width: 2400, height: 1800, bytes: 2e7 }, 'a.jpg weighs 20.0 MB'],
  ])('is refused with a sentence that says what to do: %j', (master, sentence) => {
    expect(complaintAbout(master, entry)).toContain(sentence);
  });

  it('is never enlarged', () => {
    expect(offeredWidths(1200)).toEqual([480, 768, 1200]);
    expect(offeredWidths(960)).toEqual([480, 768, 960]);
    expect(offeredWidths(4000)).toEqual([480, 768, 1200, 1920]);
  });
});
