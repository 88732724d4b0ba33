import { render } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { pictureFilesOf } from '@/lib/site/pictures';

const files = pictureFilesOf('mug', { hash: 'abc', widths: [480, 768] });
const picture = { width: 1920, height: 1440, backdrop: 'mint', fallbackIcon: 'Plus', sizes: '50vw' } as const;

test.each([
  ['with files', { alt: 'A mug', files }],
  ['above the fold', { alt: 'A mug', files, isPriority: true }],
  ['without files, as a drawn placeholder', { alt: 'A mug' }],
  ['without files and alternative text', { alt: '' }],
])('a picture %s has the approved markup', (_what, more) => {
  expect(render(<Picture {...picture} {...more} />).container.innerHTML).toMatchSnapshot();
});
