/**
 * What IBM Equal Access reports or cannot decide, and our verdict. Every other finding fails. `where` limits a
 * verdict to matching markup; a definite violation always needs one.
 */
export type Verdict = { readonly rule: string; readonly where?: RegExp; readonly verdict: string };

export const verdicts: readonly Verdict[] = [
  {
    rule: 'aria_content_in_landmark',
    where: /class="skip-link"/,
    verdict: 'The skip link comes before every landmark on purpose: it is the first stop of the page.',
  },
  {
    rule: 'element_tabbable_role_valid',
    where: /overflow-x-auto/,
    verdict:
      'A box that scrolls sideways has to be focusable, or it could not be scrolled without a mouse. It has a name.',
  },
  {
    rule: 'element_attribute_deprecated',
    where: /content="default-src 'none'/,
    verdict:
      'The policy in the page, for hosts without headers; `http-equiv` is current for it in the HTML standard.',
  },
  {
    rule: 'element_attribute_deprecated',
    where: /^<s\b/,
    verdict: 'A price that no longer holds: `s` is current HTML and means just that.',
  },
  {
    rule: 'svg_graphics_labelled',
    where: /viewBox="0 0 975 610"/,
    verdict: 'The map: the figure around it has the name, and each dot is a link with a name of its own.',
  },
  {
    rule: 'aria_keyboard_handler_exists',
    verdict: 'Arrow keys, Home and End of the tabs are tested key by key with the tabs themselves.',
  },
  {
    rule: 'style_focus_visible',
    verdict: 'The tab bar passes the focus to its tabs, whose outline keyboard.spec.ts checks.',
  },
  {
    rule: 'input_label_exists',
    where: /id="quote-[\w-]+-people"/,
    verdict: 'The label is there, and axe finds it; the engine does not see a label inside a closed fold.',
  },
  {
    rule: 'select_options_grouped',
    verdict: 'The courses of the finder are one short list in the order of the site; each says whose it is.',
  },
  {
    rule: 'blockquote_cite_exists',
    verdict: 'What people said to us has no address to cite; the name is below.',
  },
  {
    rule: 'element_tabbable_unobscured',
    verdict: 'keyboard.spec.ts checks each stop at two sizes, at its visible point: none is covered.',
  },
  { rule: 'element_tabbable_visible', verdict: 'The skip link comes into sight with the focus.' },
  {
    rule: 'input_checkboxes_grouped',
    verdict: 'Each Compare box belongs to one product and has its name; its product is the group.',
  },
  { rule: 'input_fields_grouped', verdict: 'The fields of one form under one heading that names the form.' },
  {
    rule: 'input_label_visible',
    verdict: 'The label of the message field is above it; the engine stumbles over the hint between them.',
  },
  {
    rule: 'list_structure_proper',
    verdict: 'Description lists with a `div` around each pair, as HTML allows.',
  },
  {
    rule: 'style_color_misuse',
    verdict: 'Every color comes with a word, a shape or an icon; looked at in gray on 2026-11-21.',
  },
  {
    rule: 'style_highcontrast_visible',
    verdict: 'Every page and state runs through axe with forced colors.',
  },
  {
    rule: 'text_block_heading',
    verdict: 'Doses and figures in description lists: values of a term, not headings.',
  },
  { rule: 'text_quoted_correctly', verdict: 'Short spoken words inside an instruction, in quotation marks.' },
  {
    rule: 'text_sensory_misuse',
    verdict:
      '"small", "right" and the like are used for group sizes and correctness, never to point at something on screen.',
  },
];
