import { createHash } from 'node:crypto';

/** Eight characters of the SHA-256 of a file or a text. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Whom or what the picture of a row shows. */
export function subjectOf(row: { readonly name: string; readonly role?: string }): string {
  return row.role === undefined ? row.name : `${row.name}, ${row.role}`;
}

/**
 * The rows of the sample company that have pictures, by table and id: the digest of the subject, then those of the
 * masters. This outlives the rows, so that no other row gets their ids, and nobody else shows in their pictures.
 */
const sampleRows: Readonly<Record<string, Readonly<Record<string, readonly [string, ...string[]]>>>> = {
  merchandise: {
    'tee-hands-on': ['f96c33e8', 'de5c9578', '401eae8c', '0c26862e', '037238fa'],
    'tee-thirty-to-two': ['8b559e6b', '52820452', 'bf56554d'],
    'tee-keep-the-beat': ['71e56cb1', 'eb2c8db3', 'de71ba5e'],
    'long-sleeve-steady': ['c4f1a41e', '5e5874bf', 'a11058d2'],
    'hoodie-hands': ['07a525c1', '03a0daa4', '9af17819', '8828ce71', '078983f1'],
    'polo-instructor': ['cf313313', '767368aa', '208cdda5'],
    'cap-steady': ['fdc6a425', '7706f82b', '39931ecc', '23f68b50', '869a3b2a'],
    'beanie-heartbeat': ['6e0e8dc4', 'e7eefb4b', 'c2829c1d'],
    'scrub-cap-pulse': ['ff031d3b', 'd9fe55a8'],
    'mug-push-hard': ['8860b3a9', 'a02d1b4e'],
    'mug-110': ['92d3b37a', '6c203ebd'],
    'tumbler-calm': ['b201d8c5', '18d5278c', '894c25c4'],
    'bottle-steady': ['a9c3a836', '9ddf6c2e', 'f80c8ab2'],
    'tote-first-five-minutes': ['29b99365', '53997fa7'],
    'lanyard-badge-reel': ['21c691f1', '601452df', '890de0ec'],
    'key-ring-face-shield': ['1f8d4a10', '5aa45c57', 'd1c37d00'],
    'pin-set': ['552e6abf', '94371dd1'],
    'notebook-class-notes': ['9d9f73e0', '7aba2d93'],
    'pocket-mask': ['bff4a24b', 'd9f02cf0'],
    'compact-first-aid-kit': ['54dadf50', '3bb6c38b'],
  },
  books: {
    'bls-provider-handbook': ['34b0390c', 'bd6b4009'],
    'first-aid-at-work': ['a6532264', 'ee646d07'],
    'advanced-life-support': ['0e5692e9', 'd879eeb3'],
    'pediatric-emergencies': ['f7a39429', 'c3d6735b'],
  },
  equipment: {
    'aed-semi-automatic': ['734cb5e1', 'bcc4ab2c'],
    'aed-fully-automatic': ['38935c1b', '5f17ca9e'],
    'first-aid-kit-150': ['f3cbd57a', 'f57eb6e9'],
    'manikin-adult': ['b8ce2f7c', '6e1a484c'],
    'oxygen-kit': ['ea1c92b6', '06fdd5ef'],
    'trauma-kit': ['c0db4c22', 'c7573da5'],
  },
  people: {
    'executive-director': ['28f9b686', '6816fc25'],
    'program-director': ['04eddce7', '13bcb7d8'],
    'operations-manager': ['d5aedbdb', '43a82093'],
    'lead-instructor': ['7fcf4423', 'b628cc39'],
    'scheduling-lead': ['5f012c76', 'a259f37b'],
    'compliance-lead': ['37e7e545', '0407c0e4'],
    'skills-evaluator': ['3909d1d8', '68c5f988'],
    'instructor-southwest': ['f4f98b88', 'dff943bb'],
    'instructor-southeast': ['44c7fee9', 'adb49046'],
    'instructor-virtual': ['b79e3dee', '2a36d973'],
    webmaster: ['6f9efc38', '1f9a11ca'],
    legal: ['de0ee41c', '32262439'],
    'digital-manager': ['99c88dc6', '6e90ad99'],
  },
  testimonials: {
    parent: ['6ffde6ba', '6968b18a'],
    nurse: ['5cf1db34', 'f3578243'],
    'site-manager': ['2775d611', 'ef6b9119'],
    teacher: ['fb6b0df9', '243afe5a'],
    paramedic: ['176698cc', '54de9df5'],
    'dental-office': ['056af30b', 'bd6678fb'],
    coach: ['511c5b2d', 'eec389e2'],
    instructor: ['32092347', '11fe3bec'],
    caregiver: ['3adaf1e0', '988ee77e'],
  },
  stories: {
    instructor: ['2bc34a65', 'd0a7d7f0'],
    'drug-screening': ['08094516', 'f79be2fc'],
    courier: ['dbc90dba', 'cacce648', 'aa1ef1e7'],
  },
};

/** The ids of a table's sample rows, whether or not the rows are still there. */
export function sampleIds(table: string): readonly string[] {
  return Object.keys(sampleRows[table] ?? {});
}

const subjects = new Map(
  Object.values(sampleRows).flatMap((rows) =>
    Object.values(rows).flatMap(([subject, ...masters]) => masters.map((master) => [master, subject])),
  ),
);

/** True if this master of the sample company shows another subject. */
export function showsAnother(master: string, subject: string | undefined): boolean {
  const shown = subjects.get(master);
  return shown !== undefined && (subject === undefined || shown !== digestOf(subject));
}

/** True if this master is a picture of the sample company, which is a drawing. */
export function isOfSample(master: string): boolean {
  return subjects.has(master);
}
