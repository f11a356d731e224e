<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Has fields of an export that point at terms point at them here: terms always get new ids, posts keep theirs.
 *
 * @phpstan-import-type Reference from Folder
 */
final class References {
	/**
	 * Writes the fields with the ids that their terms have here; a term that was not imported is left out.
	 *
	 * @param list<Reference> $references Fields, by the ids of the export.
	 * @param array<int, int> $terms      Ids here, by those of the export.
	 */
	public static function write( array $references, array $terms ): void {
		foreach ( $references as $reference ) {
			$here = array_filter( array_map( static fn( $id ): int => $terms[ (int) $id ] ?? 0, $reference['ids'] ) );
			$ids  = array_values( array_map( 'strval', $here ) );
			update_post_meta( (int) $reference['post'], $reference['key'], $reference['many'] ? $ids : ( $ids[0] ?? '' ) );
		}
	}
}
