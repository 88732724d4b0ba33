import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { charactersOf, cutFont } from '@/scripts/finish/fonts';

describe('the subset of a font', () => {
  const font = readFileSync(
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  );

  it('keeps the characters of the texts and of a keyboard, once each', () => {
    const characters = charactersOf(['≥ 100', 'é≥']);
    expect(Array.from(characters).length).toBe(95 + 2);
    expect(characters).toContain('≥');
    expect(characters).toContain('~');
  });

  it('keeps the copyright and the license inside the font', async () => {
    const { body } = await cutFont('/a.woff2', font, charactersOf([]));
    const unpacked = await subsetFont(Buffer.from(body), 'a', {
      targetFormat: 'truetype',
      preserveNameIds: [0, 13, 14],
    });
    // The font's name table is UTF-16BE.
    const names = unpacked.toString('latin1').replaceAll('\0', '');
    expect(names).toContain('Copyright 2022 The Instrument Sans Project Authors');
    expect(names).toContain('https://scripts.sil.org/OFL');
  });
});
