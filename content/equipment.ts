import type { EquipmentCategory, EquipmentProduct } from '@/lib/products';
import { sampleBrand, sampleFeatured, sampleFreeShipping, sampleRating, sampleReviews, sampleSpecification } from '@/lib/product-samples';

/** Spec part 2, section 3.1: six products with their prices, all in stock. Pictures: `equipment-` and the id. */
export const equipment = [
  {
    id: 'aed-semi-automatic', name: 'Semi-Automatic AED', category: 'aed', brand: sampleBrand('Brand A'),
    description: 'It reads the rhythm and talks you through each step. You press the button when it asks for a shock.',
    price: 195000, isInStock: true, isFeatured: sampleFeatured(true), hasFreeShipping: sampleFreeShipping(true),
    rating: sampleRating(4.9), reviews: sampleReviews(124),
    specifications: [
      { label: 'Shock', value: 'You press the button' },
      { label: 'Guidance', value: sampleSpecification('Voice and lights') },
      { label: 'Power', value: sampleSpecification('Standby battery, 4 years') },
      { label: 'In the box', value: sampleSpecification('Adult pads, battery, case') },
    ],
    warranty: sampleSpecification('8 years'),
  },
  {
    id: 'aed-fully-automatic', name: 'Fully Automatic AED', category: 'aed', brand: sampleBrand('Brand B'),
    description: 'It gives the shock by itself after a spoken countdown. Your part: pads on, hands off, then compressions.',
    price: 164999, originalPrice: 179999, isInStock: true, isFeatured: sampleFeatured(true), hasFreeShipping: sampleFreeShipping(true),
    rating: sampleRating(4.8), reviews: sampleReviews(97),
    specifications: [
      { label: 'Shock', value: 'Given by the device' },
      { label: 'Guidance', value: sampleSpecification('Voice and screen') },
      { label: 'Power', value: sampleSpecification('Standby battery, 5 years') },
      { label: 'In the box', value: sampleSpecification('Adult pads, battery, case') },
    ],
    warranty: sampleSpecification('8 years'),
  },
  {
    id: 'first-aid-kit-150', name: '150-Piece Workplace First Aid Kit', category: 'first-aid-kits', brand: sampleBrand('Brand C'),
    description: 'A cabinet for the wall where people work, sorted so that a stranger finds the right shelf.',
    price: 8999, originalPrice: 10999, isInStock: true, isFeatured: sampleFeatured(false), hasFreeShipping: false,
    rating: sampleRating(4.7), reviews: sampleReviews(203),
    specifications: [
      { label: 'Contents', value: '150 pieces' },
      { label: 'Mounting', value: sampleSpecification('Wall or shelf') },
      { label: 'Refills', value: sampleSpecification('By the shelf') },
    ],
  },
  {
    id: 'manikin-adult', name: 'Adult CPR Training Manikin', category: 'training-equipment', brand: sampleBrand('Brand D'),
    description: 'An adult torso to practice compressions, breaths and the place of the pads on, class after class.',
    price: 29999, isInStock: true, isFeatured: sampleFeatured(false), hasFreeShipping: sampleFreeShipping(false),
    rating: sampleRating(4.8), reviews: sampleReviews(71),
    specifications: [
      { label: 'Feedback', value: sampleSpecification('Audible click at depth') },
      { label: 'Hygiene', value: sampleSpecification('Replaceable lung bags') },
      { label: 'In the box', value: sampleSpecification('Torso, lung bags, carry bag') },
    ],
    warranty: sampleSpecification('3 years'),
  },
  {
    id: 'oxygen-kit', name: 'Emergency Oxygen Kit', category: 'first-aid-kits', brand: sampleBrand('Brand E'),
    description: 'Cylinder, regulator, tubing and mask in one case, for teams that are trained to give oxygen.',
    price: 44999, isInStock: true, isFeatured: sampleFeatured(false), hasFreeShipping: sampleFreeShipping(false),
    rating: sampleRating(4.6), reviews: sampleReviews(38),
    specifications: [
      { label: 'In the box', value: sampleSpecification('Cylinder, regulator, tubing, mask') },
      { label: 'Case', value: sampleSpecification('Hard case with handle') },
      { label: 'Cylinder', value: sampleSpecification('Shipped empty') },
    ],
    warranty: sampleSpecification('1 year'),
  },
  {
    id: 'trauma-kit', name: 'Professional Trauma Kit', category: 'first-aid-kits', brand: sampleBrand('Brand C'),
    description: 'Tourniquet, shears and dressings laid out flat, so that the hand finds them before the eye does.',
    price: 19999, originalPrice: 24999, isInStock: true, isFeatured: sampleFeatured(true), hasFreeShipping: sampleFreeShipping(false),
    rating: sampleRating(4.9), reviews: sampleReviews(156),
    specifications: [
      { label: 'In the box', value: sampleSpecification('Tourniquet, shears, dressings, gloves') },
      { label: 'Bag', value: sampleSpecification('Opens flat') },
      { label: 'Refills', value: sampleSpecification('Single items on request') },
    ],
  },
] as const satisfies readonly EquipmentProduct[];

export const equipmentCategories = [
  { id: 'all', label: 'All Products' },
  { id: 'aed', label: 'AED Units' },
  { id: 'first-aid-kits', label: 'First Aid Kits' },
  { id: 'training-equipment', label: 'Training Equipment' },
  { id: 'accessories', label: 'Accessories' },
] as const satisfies readonly { id: 'all' | EquipmentCategory; label: string }[];
