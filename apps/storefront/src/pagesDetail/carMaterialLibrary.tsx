import { MaterialLibrary } from '@/features/materials/material-library';

/** 车型素材库. */
export default function CarMaterialLibraryPage() {
  return <MaterialLibrary />;
}
