/** The package has no type declarations. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      preserveNameIds?: readonly number[];
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
