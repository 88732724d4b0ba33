import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { pictureFilesOf } from '@/lib/site/pictures';

const files = pictureFilesOf('mug', { hash: 'abc', widths: [480, 768] });
const shared = {
  alt: 'A green mug',
  width: 1920,
  height: 1440,
  backdrop: 'mint',
  fallbackIcon: 'bag',
  sizes: '50vw',
} as const;

describe('a picture', () => {
  it('has both formats in every width, keeps its size, and has no inline style', () => {
    const { container, rerender } = render(<Picture {...shared} files={files} />);
    const image = screen.getByAltText('A green mug');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect([...container.querySelectorAll('source')].map((source) => [source.type, source.srcset])).toEqual([
      ['image/avif', '/pictures/mug-480.abc.avif 480w, /pictures/mug-768.abc.avif 768w'],
      ['image/webp', '/pictures/mug-480.abc.webp 480w, /pictures/mug-768.abc.webp 768w'],
    ]);
    expect(container.querySelector('[style]')).toBeNull();
    rerender(<Picture {...shared} files={files} isPriority />);
    expect(screen.getByAltText('A green mug')).not.toHaveAttribute('loading');
  });

  it('shows its placeholder colors until the file has loaded', () => {
    const tiles = 'fcafcafcafca8db8db8db8dbabcabcabcabc';
    const { container } = render(<Picture {...shared} files={files} tiles={tiles} />);
    expect(
      [...container.querySelectorAll('.picture-blur path')].map((path) => path.getAttribute('fill')),
    ).toEqual(['#fca', '#8db', '#abc']);
  });

  it.each([
    ['clear', false],
    ['white', true],
  ] as const)('with a %s background shows the color of the page', (ground, isWhite) => {
    const { container } = render(<Picture {...shared} files={files} ground={ground} />);
    expect(container.querySelector('.picture-frame')).toHaveClass('bg-mint');
    expect(container.querySelector('.picture-on-white') !== null).toBe(isWhite);
  });

  it('shows a drawn placeholder while there is no file, with the same alternative text or none', () => {
    const { rerender } = render(<Picture {...shared} />);
    expect(screen.getByRole('img', { name: 'A green mug' })).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
    // A thumbnail is smaller than the icon, which would be cut off.
    expect(document.querySelector('svg.lucide')).toHaveClass('max-w-[45%]', 'h-auto');
    rerender(<Picture {...shared} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
