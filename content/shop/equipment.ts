import { buildDay } from "@/content/site/build-day";
import { rowsOf } from "@/content/site/table-rows";
import { onDay, type EquipmentProduct } from "@/lib/shop/products";
import { equipmentTable } from "@/lib/tables/tables";

/** The products of content/tables/equipment.csv. Picture ids are `equipment-` plus the id. */
export const equipment: readonly EquipmentProduct[] = rowsOf(equipmentTable).map((row) =>
  onDay(row, buildDay()),
);

export const equipmentCategories = [
  { id: "all", label: "All Products" },
  { id: "aed", label: "AED Units" },
  { id: "first-aid-kits", label: "First Aid Kits" },
  { id: "training-equipment", label: "Training Equipment" },
  { id: "accessories", label: "Accessories" },
] as const satisfies readonly { id: "all" | EquipmentProduct["category"]; label: string }[];
