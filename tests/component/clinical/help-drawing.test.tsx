import { render } from '@testing-library/react';
import { HelpDrawing } from '@/components/clinical/help-drawing';
import { type HelpDrawingId, helpDrawings } from '@/lib/clinical/help-drawings';

/*
 * A browser's forced dark mode recolors some parts of a drawing and not others: without a background in the drawing,
 * the rescuer or the outline of the person would disappear.
 */
test.each(Object.keys(helpDrawings) as HelpDrawingId[])('%s has an opaque background', (id) => {
  const { container } = render(<HelpDrawing id={id} />);
  const drawing = container.querySelector('svg');
  const background = drawing?.firstElementChild;
  expect(drawing).toHaveAttribute('viewBox', '0 0 120 90');
  expect(background?.tagName).toBe('rect');
  expect(background).toHaveAttribute('width', '120');
  expect(background).toHaveAttribute('height', '90');
  expect(background).toHaveClass('fill-surface');
  expect(background).not.toHaveAttribute('opacity');
});
