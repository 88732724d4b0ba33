import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { pictureFilesOf } from '@/lib/site/pictures';

const files = pictureFilesOf('mug', { hash: 'abc', widths: [480, 768] });
const shared = {
  alt: 'A green mug',
  width: 1920,
  height: 1440,
  backdrop: 'mint',
  standIn: 'bag',
  sizes: '50vw',
} as const;

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
    render(<Picture {...shared} files={files} isPriority />);
    expect(screen.getByAltText('A green mug')).not.toHaveAttribute('loading');
  });

  it('shows its own colors until the file is there', () => {
    const { container } = render(
      <Picture {...shared} files={files} tiles="fcafcafcafca8db8db8db8dbabcabcabcabc" />,
    );
    expect(
      [...container.querySelectorAll('.picture-blur path')].map((path) => path.getAttribute('fill')),
    ).toEqual(['#fca', '#8db', '#abc']);
  });

  it('has the color of the page around a cut-out at once, and nothing blurred', () => {
    const { container } = render(<Picture {...shared} files={files} ground="clear" />);
    expect(container.querySelector('.picture-frame')).toHaveClass('bg-mint');
    expect(container.querySelector('.picture-blur')).toBeNull();
    expect(container.querySelector('.picture-on-white')).toBeNull();
  });

  it('lets the color of the page into the white of a product shot', () => {
    const { container } = render(<Picture {...shared} files={files} ground="white" />);
    expect(container.querySelector('.picture-frame')).toHaveClass('bg-mint', 'picture-on-white');
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
