'use client';

import { useEffect, useState } from 'react';

const quietMs = 600;

/**
 * Tells screen readers about a change once it has settled. The element is on the page before its words change, as
 * live regions need it, and says nothing about the state that the page came with.
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
