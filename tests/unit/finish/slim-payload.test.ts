import { load } from 'cheerio';
import { wayOut } from '@/scripts/finish/framework-contract';
import { slimPayload } from '@/scripts/finish/slim-payload';

const island = '<div data-island="tool"><p>Press <b>the</b> button</p></div>';
const footer = '<footer class="deep" id="end"><p>Call <b>us</b>$5</p><p>now</p></footer>';
const page = (body: string) => ({ file: '/x.html', $: load(`<html><body>${body}</body></html>`) });

const toolModule = '9:I[1,["$8"],"Tool"]\n';
const libraryModule = '7:I[2,["$8"],"default"]\n';
const chunk = '8:"/_next/static/chunks/a.js"\n';
const islandElement = '["$","div",null,{"data-island":"tool","children":["$","$L9",null,{"later":"$L4"}]}]';
const footerElement =
  '["$","footer",null,{"className":"deep","id":"end","children":[["$","p",null,{"children":["Call ",["$","b",null,{"children":"us"}],"$$5"]}],"$L6"]}]';
const laterRow = '4:["$","p",null,{"children":["Press ",["$","b",null,{"children":"the"}]," button"]}]\n';
const nowRow = '6:["$","p",null,{"children":"now"}]\n';

/** Root row with these parts in the body, and the rows that they refer to. */
const payload = (parts: string, ...more: readonly string[]) =>
  `${chunk}${toolModule}${libraryModule}0:{"tree":["$","body",null,{"children":[${parts}]}]}\n${laterRow}${nowRow}${more.join('')}`;

const shell = (type: string, number: number) =>
  `["$","${type}",null,{"data-static":"${number}","dangerouslySetInnerHTML":{"__html":""}}]`;

describe('the payload of a page with an island', () => {
  it('has an empty shell for a part that is not in an island, and the page has its number', () => {
    const exported = page(`${island}${footer}`);
    const slim = slimPayload(exported, payload(`${islandElement},${footerElement}`));
    expect(slim).toContain(`${islandElement},${shell('footer', 0)}`);
    expect(exported.$('footer').attr('data-static')).toBe('0');
    expect(exported.$('[data-static]').length).toBe(1);
  });

  it('keeps what an island shows later, and loses the rows that nothing refers to anymore', () => {
    const slim = slimPayload(page(`${island}${footer}`), payload(`${islandElement},${footerElement}`));
    expect(slim).toContain(laterRow);
    expect(slim).not.toContain(nowRow);
    expect(slim).toContain(toolModule);
    expect(slim).not.toContain(libraryModule);
  });

  it('keeps a part whole that holds an island', () => {
    const exported = page(`<main><h1>A <i>big</i> title</h1>${island}</main>`);
    const main = `["$","main",null,{"children":[["$","h1",null,{"children":["A ",["$","i",null,{"children":"big"}]," title"]}],${islandElement}]}]`;
    expect(slimPayload(exported, payload(main))).toContain(main);
  });

  it('keeps a part that the page shows differently', () => {
    const exported = page(`${island}${footer.replace('now', 'later')}`);
    expect(slimPayload(exported, payload(`${islandElement},${footerElement}`))).toContain(footerElement);
    expect(exported.$('[data-static]').length).toBe(0);
  });

  it('keeps a part around a component of ours that is not in an island', () => {
    const around = footerElement.replace('"$L6"', '["$","$L9",null,{"children":"now"}]');
    const slim = slimPayload(page(`${island}${footer}`), payload(`${islandElement},${around}`));
    expect(slim).toContain('["$","$L9",null,{"children":"now"}]');
  });

  it('takes out a part with a component of a library, which only draws', () => {
    const drawn = footerElement.replace(
      '"$L6"',
      '["$","p",null,{"children":["$","$L7",null,{"children":"now"}]}]',
    );
    const slim = slimPayload(page(`${island}${footer}`), payload(`${islandElement},${drawn}`));
    expect(slim).toContain(shell('footer', 0));
  });

  it('says again what a reference leads to, where the way there is gone', () => {
    const pointed = islandElement.replace(
      '"$L4"',
      '"$0:tree:props:children:1:props:children:0:props:children:1"',
    );
    const slim = slimPayload(page(`${island}${footer}`), payload(`${pointed},${footerElement}`));
    expect(slim).toContain('"later":["$","b",null,{"children":"us"}]');
    expect(slim).not.toContain('$0:');
  });

  it('keeps texts with their length in bytes', () => {
    const text = 'Café\n1:"x"';
    const row = `5:T${Buffer.byteLength(text).toString(16)},${text}`;
    const named = islandElement.replace('"$L4"', '"$5"');
    const slim = slimPayload(page(island), payload(named, row, '3:"unused"\n'));
    expect(slim).toContain(row);
    expect(slim).not.toContain('unused');
  });

  it('numbers parts that look the same one after the other', () => {
    const exported = page(`${footer}${island}${footer}`);
    const slim = slimPayload(exported, payload(`${footerElement},${islandElement},${footerElement}`));
    expect(slim).toContain(`${shell('footer', 0)},${islandElement},${shell('footer', 1)}`);
    expect(
      exported
        .$('footer')
        .toArray()
        .map((found) => exported.$(found).attr('data-static')),
    ).toEqual(['0', '1']);
  });

  it('has no structured data', () => {
    const data =
      '["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$5"}}]';
    const slim = slimPayload(page(island), payload(`${data},${islandElement}`, '5:T4,data'));
    expect(slim).toContain(data.replace('$5', ''));
    expect(slim).not.toContain('5:T4');
  });

  it('has nothing of the page for unknown addresses', () => {
    const router = `["$","$L7",null,{"parallelRouterKey":"children","notFound":[${footerElement},[]]}]`;
    const slim = slimPayload(page(island), payload(`${islandElement},${router}`));
    expect(slim).toContain('"notFound":[[],[]]');
    expect(slim).toContain(libraryModule);
  });
});

describe('a payload that is not as expected', () => {
  it.each([
    [
      'a row of an unknown kind',
      '5:Zx\n',
      'row 5:Z of the payload is of a kind that the finishing step does not know.',
    ],
    ['an unknown reference', '', 'the reference $Zx is of a kind that the finishing step does not know.'],
    ['a row that is missing', '', 'row ff of the payload does not exist.'],
    ['a way to nowhere', '', 'the reference $4:props:other leads nowhere.'],
  ])('stops the build at %s', (_, row, sentence) => {
    const [asked = '"$L4"'] = /\$\S+?(?= (?:is of|leads))|row ff/.exec(sentence) ?? [];
    const value = asked === 'row ff' ? '$Lff' : asked.startsWith('$') ? asked : '$L4';
    const text = payload(islandElement.replace('$L4', value), row);
    expect(() => slimPayload(page(island), text)).toThrow(`/x.html: ${sentence} ${wayOut}`);
  });
});
