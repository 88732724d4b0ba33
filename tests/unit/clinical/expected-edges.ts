import type { TreeId } from '@/content/clinical/trees';

/** The edges of each tree as the clinical fact sheet lists them, written down apart from the content: `from label to`. */
export const expectedEdges: Readonly<Record<TreeId, readonly string[]>> = {
  adultBradycardia: ['b0 next b1', 'b1 no b2', 'b1 yes b3', 'b3 next b4', 'b4 no b2', 'b4 yes b5', 'b5 next b6', 'b6 yes b2', 'b6 no b7', 'b7 next b8'],
  adultTachycardia: [
    't0 next t1', 't1 next t2', 't2 yes t3', 't2 no t4', 't4 yes t5', 't4 no t8', 't5 yes t6', 't5 no t7', 't8 yes t9', 't8 no t10',
    't3 next t11', 't6 next t11', 't7 next t11', 't9 next t11', 't10 next t11',
  ],
  adultBls: [
    'a0 next a1', 'a1 yes a2', 'a1 no a6', 'a2 yes a3', 'a2 no a4', 'a4 next a5', 'a5 yes a4 loop', 'a5 no a6', 'a6 next a7', 'a7 yes a8', 'a7 no a9',
    'a8 next a11', 'a9 next a11', 'a11 yes a10', 'a11 no a7 loop',
  ],
  pediatricArrest: [
    'p1 next p2', 'p2 yes p3', 'p2 no p9', 'p3 next p4', 'p4 next p4q', 'p4q yes p5', 'p4q no p12', 'p5 next p6', 'p6 next p6q', 'p6q yes p7', 'p6q no p12',
    'p7 next p8', 'p8 next p4q loop', 'p9 next p10', 'p10 next p10q', 'p10q yes p5', 'p10q no p11', 'p11 next p11q', 'p11q yes p5', 'p11q no p12',
    'p12 yes p13', 'p12 no p10 loop',
  ],
  pediatricBradycardia: [
    'k0 next k1', 'k1 no k2', 'k1 yes k3', 'k3 next k4', 'k4 no k2', 'k4 yes k5', 'k5 next k6', 'k6 next k7', 'k7 yes k4 loop', 'k7 no k8',
  ],
};
