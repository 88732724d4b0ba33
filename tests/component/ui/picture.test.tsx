import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { pictureFilesOf } from '@/lib/site/pictures';

const files = pictureFilesOf('mug', { hash: 'abc', widths: [480, 768] });
const picture = { width: 1920, height: 1440, backdrop: 'mint', fallbackIcon: 'Plus', sizes: '50vw' } as const;

test('a picture has both formats in every width, keeps its size, and loads once it is near unless it comes first', () => {
  const { container, rerender } = render(<Picture {...picture} alt="A mug" files={files} />);
  const image = screen.getByAltText('A mug');
  expect(image).toHaveAttribute('width', '1920');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([...container.querySelectorAll('source')].map(({ srcset }) => srcset)).toEqual([
    '/pictures/mug-480.abc.avif 480w, /pictures/mug-768.abc.avif 768w',
    '/pictures/mug-480.abc.webp 480w, /pictures/mug-768.abc.webp 768w',
  ]);
  rerender(<Picture {...picture} alt="A mug" files={files} isPriority />);
  expect(screen.getByAltText('A mug')).not.toHaveAttribute('loading');
});

test('a picture without a file is a drawn placeholder, with the same alternative text or none', () => {
  const { rerender } = render(<Picture {...picture} alt="A mug" />);
  expect(screen.getByRole('img', { name: 'A mug' })).toBeInTheDocument();
  rerender(<Picture {...picture} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
