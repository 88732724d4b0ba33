'use client';

/** Hands a text over to the visitor as a file; it is made on the device and goes nowhere else. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the memory can go a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
