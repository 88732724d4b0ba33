import { chestCoach } from '../../../content/simulation/simulation';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { expectHydrated } from '../support/island-pages';
import { distanceOf, watchShifts } from '../support/shifts';

const chest = 'button[data-times]';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the student goes down with a push and comes up, and nothing shifts, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    await page.goto('/');
    const button = page.locator(chest);
    await expect(button).toBeInViewport({ ratio: 0.9 });
    const student = page.locator('.hero-student');
    await expect(student).toBeHidden();
    await button.hover();
    const rest = await student.boundingBox();
    for (let push = 0; push < 10; push += 1) {
      await page.mouse.down();
      await expect(student).toBeVisible();
      if (push === 0)
        await expect.poll(async () => (await student.boundingBox())?.y).toBeGreaterThan(rest?.y ?? 0);
      await page.mouse.up();
      await expect(student).toBeHidden();
    }
    await expect(page.getByRole('link', { name: chestCoach.learn })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: chestCoach.learn })).toBeFocused();
    expect(distanceOf(await shifts())).toBeLessThan(0.01);
  });

test('pushes from before hydration keep their times', async ({ page }) => {
  const letGo = await holdBack(page, ({ pathname }) => pathname.startsWith('/assets/islands'));
  await page.goto('/');
  const button = page.locator(chest);
  await button.hover();
  for (let push = 0; push < 3; push += 1) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(545);
  }
  // The student answers; no bar marks the push as queued.
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('box-shadow', 'none');
  const times = await button.evaluate((element) => (element as HTMLElement).dataset['times'] ?? '');
  const [first = 0, , third = 0] = times.trim().split(' ').map(Number);
  letGo();
  await expectHydrated(page);
  const bubble = page.locator('.hero-bubble');
  await expect(bubble).toContainText(`${Math.round((2 * 60_000) / (third - first))} a minute`);
  await expect(bubble).toContainText('3 of 10');
});
