import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, type ComponentType } from 'react';
import { ArrowRight, CalendarDays, Check, ChevronDown, Clock, HeartPulse, X } from 'lucide-react';
import { LineIcon } from '@/components/ui/line-icon';
import * as shapes from '@/components/ui/line-shapes';

const drawn: Readonly<Record<keyof typeof shapes, ComponentType>> = {
  arrowRight: ArrowRight,
  calendarDays: CalendarDays,
  check: Check,
  chevronDown: ChevronDown,
  clock: Clock,
  cross: X,
  heartPulse: HeartPulse,
};

/** The elements in the `svg` of a component. */
const elementsOf = (markup: string) => markup.replace(/^<svg[^>]*>|<\/svg>$/g, '');

test.each(Object.entries(shapes))('an island draws %s as Lucide does', (name, shape) => {
  const ours = renderToStaticMarkup(createElement(LineIcon, { shape }));
  const lucide = renderToStaticMarkup(createElement(drawn[name as keyof typeof shapes]));
  expect(elementsOf(ours)).toBe(elementsOf(lucide));
});
