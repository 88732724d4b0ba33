'use client';

/** Downloads text as a file. It is created on the device and sent nowhere. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has started the download, so the URL can be revoked a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
