<?php
/**
 * The marker of an import.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Records which export a site was filled with.
 *
 * The marker and the content are written in one transaction: an import that fails, or whose process is killed, leaves
 * neither. It is the first row written, so where a database has no transactions (MyISAM) it stays behind as unfinished,
 * and no later import doubles the rest.
 */
final class Marker {

	/**
	 * The option: the fingerprint of the export.
	 */
	public const OPTION = 'footbridge_import';

	private const UNFINISHED = 'unfinished';

	/**
	 * The fingerprint of the export that the site was filled with; an empty text for a site that was filled with none.
	 *
	 * @throws \RuntimeException When an import left content without being finished.
	 */
	public static function read(): string {
		$marker = get_option( self::OPTION, '' );
		if ( self::UNFINISHED === $marker ) {
			throw new \RuntimeException( 'An import was interrupted here, and the database could not undo it. A new import needs a new WordPress.' );
		}
		return is_string( $marker ) ? $marker : '';
	}

	/**
	 * Does some work and sets the marker, both or neither.
	 *
	 * @param string                   $fingerprint The marker.
	 * @param callable(): list<string> $work        What writes the content.
	 * @return list<string> What the work returned.
	 * @throws \RuntimeException When another import is under way, or the database lost a part of what was written.
	 * @throws \Throwable What the work throws.
	 */
	public static function with( string $fingerprint, callable $work ): array {
		global $wpdb;
		// An object cache may still contain rows that a killed import wrote.
		wp_cache_flush();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no transactions; the cache is flushed.
		$wpdb->query( 'START TRANSACTION' );
		try {
			if ( ! self::insert() ) {
				throw new \RuntimeException( 'Another import is filling this site, or just has.' );
			}
			$said = $work();
			$done = $wpdb->update( $wpdb->options, array( 'option_value' => $fingerprint ), self::row() );
			// After a lost connection or a deadlock, WordPress continues without the rows written before.
			if ( 1 !== $done || false === $wpdb->query( 'COMMIT' ) ) {
				throw new \RuntimeException( 'The database ended the import’s transaction on the way: a lost connection, or a deadlock. Begin again with a new WordPress.' );
			}
		} catch ( \Throwable $problem ) {
			$wpdb->query( 'ROLLBACK' );
			if ( isset( $done ) ) {
				self::insert();
			}
			throw $problem;
		} finally {
			// phpcs:enable
			wp_cache_flush();
		}
		return $said;
	}

	/**
	 * Writes the marker of an import that is under way.
	 *
	 * @return bool False where there is one already: the table has each option's name once.
	 */
	private static function insert(): bool {
		global $wpdb;
		$shows = $wpdb->suppress_errors();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only the first of two processes may write the row.
		$made = $wpdb->insert( $wpdb->options, self::row() + array( 'autoload' => 'no' ) );
		$wpdb->suppress_errors( $shows );
		return 1 === $made;
	}

	/**
	 * The marker of an import that is under way, as a row.
	 *
	 * @return array{option_name: string, option_value: string}
	 */
	private static function row(): array {
		return array(
			'option_name'  => self::OPTION,
			'option_value' => self::UNFINISHED,
		);
	}
}
