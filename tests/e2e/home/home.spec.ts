import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../../../content/contact/contact';
import { complianceActions } from '../../../content/programs/compliance';
import { testimonialSection } from '../../../content/home/home';
import { testimonials } from '../../../content/home/testimonials';
import { scenarios, simulationGame } from '../../../content/simulation/simulation';
import { compressionTarget, sourceText } from '../../../lib/simulation/simulation';
import { interpolate } from '../../../lib/text/interpolate';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { storedPage } from '../support/site';
import { answerAll, answersOf, nextOf, openSimulation, start } from '../support/simulation';
import { isLong } from '../support/length';

const colorModes = [
  { name: 'light', options: { colorScheme: 'light' } },
  { name: 'dark', options: { colorScheme: 'dark' } },
  { name: 'forced colors', options: { forcedColors: 'active' } },
] as const;

const labels = simulationGame;
const [scenario] = scenarios;

/** Presses Tab until the focus is on `target`. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches the target.');
}

/** True if the whole element is in the window, and nothing covers its upper or lower edge. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
  });

for (const mode of isLong ? colorModes : [colorModes[1]]) {
  test(`the simulation is playable by keyboard alone, and axe finds nothing in any state in ${mode.name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ ...mode.options, reducedMotion: 'reduce' });
    const game = await openSimulation(page);
    const check = (state: string) =>
      expectAccessible(page, { state, within: ['[data-island="simulation"]'] });
    await check('idle');
    await game.getByRole('heading', { name: labels.intro.title }).focus();
    await tabTo(page, game.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, game.getByRole('radio', { name: labels.intro.random }));
    await page.keyboard.press('ArrowDown');
    await expect(game.getByRole('radio', { name: scenario.title })).toBeChecked();
    await page.keyboard.press('Enter');
    for (const [index, step] of scenario.steps.entries()) {
      await expect(game.getByRole('heading', { name: step.title, exact: true })).toBeFocused();
      if (index === 0) await check('question');
      // The first answer is wrong, so right and wrong show side by side.
      await tabTo(page, answersOf(game).nth((step.correctOption + (index === 0 ? 1 : 0)) % 4));
      await page.keyboard.press('Enter');
      await expect(game.getByRole('status')).toContainText(step.feedback);
      if (index === 0) await check('answered');
      await tabTo(page, nextOf(game));
      await page.keyboard.press('Enter');
    }
    await expect(game.getByRole('heading', { name: labels.compressions.title })).toBeFocused();
    await check('compressions');
    for (let push = 0; push < compressionTarget; push += 1) await page.keyboard.press('Space');
    await expect(game.getByRole('heading', { name: labels.result.debrief })).toBeVisible();
    await check('result');
  });
}

test.describe('without its scripts', () => {
  test('the simulation is five scenarios to read, and there is no dead button', async ({
    plainPage: page,
  }) => {
    await page.goto('/#simulation');
    await expect(page.getByRole('button', { name: labels.intro.start })).toBeHidden();
    await expect(page.getByText(labels.intro.disclaimer).last()).toBeVisible();
    await expect(page.getByText('AHA is the American Heart Association').last()).toBeVisible();
    for (const scenario of scenarios) {
      const reading = page
        .locator('details', { has: page.getByText(scenario.description, { exact: true }) })
        .first();
      await reading.locator('summary').first().click();
      for (const step of scenario.steps)
        await expect(reading.getByText(step.description, { exact: true })).toBeVisible();
      for (const [index, step] of scenario.steps.entries()) {
        const item = reading.locator('ol > li', { has: page.getByText(step.description, { exact: true }) });
        await reading.getByText('Show the answer').nth(index).click();
        await expect(item.getByText(step.feedback)).toBeVisible();
        await expect(
          item.getByText(interpolate(labels.question.source, { source: sourceText(step) }), { exact: true }),
        ).toBeVisible();
      }
    }
  });

  for (const [address, button, required] of [
    ['/#contact', contactForm.submit, ['Name', 'Email', 'Message']],
    ['/osha-compliance#group', complianceActions.group, ['Number of people']],
  ] as const)
    test(`the form of ${address} is a plain form that an email app accepts`, async ({ plainPage: page }) => {
      await page.goto(address);
      const form = page.locator('form', { has: page.getByRole('button', { name: button }) });
      await expect(form).toHaveAttribute('action', /^mailto:/);
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form).toHaveAttribute('enctype', 'text/plain');
      for (const name of required)
        await expect(form.getByRole('textbox', { name })).toHaveAttribute('required', '');
    });
});

test('small screens show the first testimonials, wide ones all of them', async ({ page }) => {
  const quotes = page.locator('#testimonials blockquote:visible');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(quotes).toHaveCount(Math.min(testimonials.length, testimonialSection.shownOnSmallScreens));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(quotes).toHaveCount(testimonials.length);
});

test('each testimonial has a picture that is described as an illustration', () => {
  test.skip(testimonials.length === 0, 'There are no testimonials.');
  const { $ } = storedPage('/');
  expect($('#testimonials').text()).toContain(testimonialSection.pictureNote);
  expect($('#testimonials figure:has(blockquote) img').length).toBe(testimonials.length);
  // Nothing presents it as a review or as the person: no review markup, no name in the alternative text.
  expect($('#testimonials img:not([alt=""])').length).toBe(0);
});

test.describe('the simulation on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const width of [320, 360, 640])
    test(`shows the whole answer, its reason and Next at a width of ${width}, and Push`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 - Math.max(width, 360) });
      const game = await openSimulation(page);
      await start(game, scenario);
      // Clicked in place, because Playwright scrolls before it clicks.
      const click = (control: Locator) => control.evaluate((element: HTMLElement) => element.click());
      for (const [index, step] of scenario.steps.entries()) {
        await expect(game.getByRole('heading', { name: step.title })).toBeInViewport({ ratio: 1 });
        // All but the last are wrong; the right option shows then, too.
        const option = step.options[(step.correctOption + Number(index < 4)) % 4]!;
        const answer = game.getByRole('button', { name: option });
        await click(answer);
        for (const part of [answer, game.getByRole('status'), nextOf(game)])
          await expect.poll(() => isUncovered(part), { message: step.title }).toBe(true);
        await click(nextOf(game));
        if (index !== 0) continue;
        // A slower reader finds the reason again.
        await click(game.getByText(/Read why$/));
        await expect(game.getByText(step.feedback)).toBeVisible();
        await click(game.getByText(/Read why$/));
      }
      const push = game.getByRole('button', { name: labels.compressions.button });
      await expect(push).toBeInViewport({ ratio: 1 });
      const { x = 0, y = 0 } = (await push.boundingBox()) ?? {};
      expect(Math.max(x, y), 'within the reach of a thumb').toBeGreaterThan(256);
    });

  test('shows the scene, and no empty circle if no font has the emoji', async ({ page }) => {
    const game = await openSimulation(page);
    await start(game, scenario);
    await expect(game.locator('img')).toBeVisible();
    const emoji = game.getByText(scenario.steps[0].visual, { exact: true });
    // The test machines have no font for the emoji; with one, it shows.
    const isDrawn = await page.evaluate((text) => {
      const pixels = (drawn: string) => {
        const canvas = document.createElement('canvas');
        const paper = canvas.getContext('2d');
        paper?.fillText(drawn, 4, 20);
        return paper?.getImageData(0, 0, canvas.width, canvas.height).data.join();
      };
      return pixels(text) !== pixels('\u{10FFFF}');
    }, scenario.steps[0].visual);
    await expect(emoji).toHaveCount(isDrawn ? 1 : 0);
  });
});

test("the metronome's beat is visible, also with reduced motion", async ({ page }) => {
  const game = await openSimulation(page);
  await start(game, scenario);
  await answerAll(game, scenario.steps);
  const pulse = game.locator('.metronome-pulse');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const seen = await pulse.evaluate(async (ring) => {
      const frames: { opacity: string; scale: string }[] = [];
      for (let frame = 0; frame < 12; frame += 1) {
        const { opacity, transform } = getComputedStyle(ring);
        frames.push({ opacity, scale: transform });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return frames;
    });
    expect(new Set(seen.map(({ opacity }) => opacity)).size, 'it lights up').toBeGreaterThan(2);
    const sizes = new Set(seen.map(({ scale }) => scale)).size;
    if (reducedMotion === 'reduce') expect(sizes, 'and does not move').toBe(1);
    else expect(sizes).toBeGreaterThan(2);
  }
});

test('the contact form keeps text typed before its script loaded, and moves the focus to the first error', async ({
  page,
}) => {
  await page.goto('/#contact');
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByRole('textbox', { name: 'Message' }).fill('Typed early');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[data-island="contact-form"][data-ready]')).toBeVisible();
  await expect(form.getByText('Enter your name.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed early');
  await expectAccessible(page, { within: ['#contact'] });
});
