/** The style sheet that previews link after the finishing step. It uses the custom properties of the pages. */
export const previewSheet = 'components/preview/preview.css';
