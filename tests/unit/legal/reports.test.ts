import { reportRows } from '@/content/legal/privacy';

test('the privacy notice names reports only where browsers send any, and says to whom', () => {
  expect(reportRows(null)).toEqual([]);
  const [row] = reportRows('https://reports.example.com/site');
  expect(row?.does).toContain('reports.example.com');
});
