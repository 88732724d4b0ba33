import { render } from '@testing-library/react';
import { HelpDrawing } from '@/components/clinical/help-drawing';
import { type HelpDrawingId, helpDrawings } from '@/lib/clinical/help-drawings';

/*
 * A browser's forced dark mode recolors some parts of a drawing and not others: without a background in the drawing,
 * the rescuer or the outline of the person would disappear.
 */
test.each(Object.keys(helpDrawings) as HelpDrawingId[])('%s has an opaque ground of its own', (id) => {
  const { container } = render(<HelpDrawing id={id} />);
  const drawing = container.querySelector('svg');
  const ground = drawing?.firstElementChild;
  expect(drawing).toHaveAttribute('viewBox', '0 0 120 90');
  expect(ground?.tagName).toBe('rect');
  expect(ground).toHaveAttribute('width', '120');
  expect(ground).toHaveAttribute('height', '90');
  expect(ground).toHaveClass('fill-surface');
  expect(ground).not.toHaveAttribute('opacity');
});
