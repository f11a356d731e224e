<?php
/**
 * The relations of an export.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Has fields that point at other content point at it here.
 *
 * A WXR file preserves posts' ids where they are free, so most fields need no change; terms always get new ids. The
 * importer does not know ACF's fields.
 *
 * @phpstan-import-type Reference from Folder
 */
final class References {

	/**
	 * Ids of posts here, by those of the export.
	 *
	 * @var array<int, int>
	 */
	private array $posts;

	/**
	 * Ids of terms here, by those of the export.
	 *
	 * @var array<int, int>
	 */
	private array $terms;

	/**
	 * Stores the new ids.
	 *
	 * @param array<int, int> $posts Posts.
	 * @param array<int, int> $terms Terms.
	 */
	public function __construct( array $posts, array $terms ) {
		$this->posts = $posts;
		$this->terms = $terms;
	}

	/**
	 * Writes the fields whose ids changed.
	 *
	 * @param list<Reference> $references Fields, by the ids of the export.
	 */
	public function fields( array $references ): void {
		foreach ( $references as $reference ) {
			$post  = $this->posts[ (int) $reference['post'] ] ?? 0;
			$known = 'term' === $reference['kind'] ? $this->terms : $this->posts;
			$ids   = array_map( 'intval', $reference['ids'] );
			$here  = self::translate( $ids, $known );
			if ( $post && $here !== $ids ) {
				$texts = array_map( 'strval', $here );
				update_post_meta( $post, $reference['key'], $reference['many'] ? $texts : ( $texts[0] ?? '' ) );
			}
		}
	}

	/**
	 * Writes the ids of pictures into texts, where they changed: WordPress finds a picture's sizes by them.
	 */
	public function pictures(): void {
		global $wpdb;
		$changed = array_filter( $this->posts, static fn( int $here, int $export ): bool => $here !== $export, ARRAY_FILTER_USE_BOTH );
		if ( array() === $changed ) {
			return;
		}
		foreach ( $this->posts as $id ) {
			$post = get_post( $id );
			$text = $post instanceof \WP_Post ? $post->post_content : '';
			$new  = self::picture_ids( $text, $changed );
			if ( $new !== $text ) {
				// An update by WordPress would leave a revision and another date.
				// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above; the cache is cleaned.
				$wpdb->update( $wpdb->posts, array( 'post_content' => $new ), array( 'ID' => $id ) );
				clean_post_cache( $id );
			}
		}
	}

	/**
	 * A text with other ids of pictures.
	 *
	 * @param string          $text    Blocks.
	 * @param array<int, int> $changed Ids here, by those of the export.
	 */
	public static function picture_ids( string $text, array $changed ): string {
		return (string) preg_replace_callback(
			'/(\bwp-image-|<!-- wp:image \{"id":)(\d+)/',
			static fn( array $found ): string => $found[1] . ( $changed[ (int) $found[2] ] ?? $found[2] ),
			$text
		);
	}

	/**
	 * Ids here; what was not imported is left out.
	 *
	 * @param list<int>       $ids   Ids of the export.
	 * @param array<int, int> $known Ids here, by those of the export.
	 * @return list<int>
	 */
	private static function translate( array $ids, array $known ): array {
		return array_values( array_filter( array_map( static fn( int $id ): int => $known[ $id ] ?? 0, $ids ) ) );
	}
}
