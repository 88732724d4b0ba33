/** The sheet that previews link into their pages after the finishing step. It reads custom properties of the pages. */
export const previewSheet = 'components/preview/preview.css';
