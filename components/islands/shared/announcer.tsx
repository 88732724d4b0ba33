'use client';

import { useEffect, useState } from 'react';

const quietMs = 600;

/**
 * Announces a change to screen readers after it has settled. The element is on the page before its text changes, as
 * live regions require, and it doesn't announce the initial state.
 */
export function Announcer({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, say] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => say(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
