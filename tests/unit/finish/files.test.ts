import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { charactersOf, cutFont } from '@/scripts/finish/fonts';

describe('cutting a font', () => {
  const font = readFileSync(
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  );

  it('keeps what the texts write and what a keyboard types, each character once', () => {
    const characters = charactersOf(['≥ 100', 'é≥']);
    expect(Array.from(characters).length).toBe(95 + 2);
    expect(characters).toContain('≥');
    expect(characters).toContain('~');
  });

  it('keeps whose it is and under which license inside the font', async () => {
    const { body } = await cutFont('/a.woff2', font, charactersOf([]));
    const unpacked = await subsetFont(Buffer.from(body), 'a', {
      targetFormat: 'truetype',
      preserveNameIds: [0, 13, 14],
    });
    // The table of names is in UTF-16, high byte first.
    const names = unpacked.toString('latin1').replaceAll('\0', '');
    expect(names).toContain('Copyright 2022 The Instrument Sans Project Authors');
    expect(names).toContain('https://scripts.sil.org/OFL');
  });
});
