<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

use Footbridge\Model\Declaration;
use Footbridge\Model\TypeNames;

/** Fills a site with the content of an export, in the order that its parts need. */
final class Site {
	/** WordPress brings a post, a page and the draft of a privacy policy along. */
	private const LAST_SAMPLE_ID = 3;

	/** Whether nothing was written here yet. */
	public static function is_new(): bool {
		$found = get_posts(
			array(
				'post_type'      => array_merge( array( 'post', 'page', 'attachment' ), array_map( array( TypeNames::class, 'key' ), array_keys( Declaration::post_types() ) ) ),
				'post_status'    => 'any',
				'posts_per_page' => self::LAST_SAMPLE_ID + 1,
				'orderby'        => 'ID',
				'order'          => 'DESC',
				'fields'         => 'ids',
			)
		);
		return array() === $found || max( array_map( 'intval', $found ) ) <= self::LAST_SAMPLE_ID;
	}

	/**
	 * Fills a new site. Of a site with content only the connection changes.
	 *
	 * @return list<string> What was done, and what could not be.
	 */
	public static function fill( Folder $folder, Connection $connection ): array {
		$said = self::is_new() ? self::import( $folder, new Import( $folder ), self::admin() ) : array( 'This WordPress has content: only the connection was stored.' );
		// After the import: the first webhook creates a table, which would end the transaction.
		$connection->save();
		return $said;
	}

	/**
	 * Returns the user who imports. The user must be allowed to write any HTML, or WordPress would remove players and
	 * styles.
	 */
	private static function admin(): \WP_User {
		$admins = get_users(
			array(
				'role'   => 'administrator',
				'number' => 1,
			)
		);
		if ( ! ( $admins[0] ?? null ) instanceof \WP_User ) {
			throw new \RuntimeException( 'There is no administrator who could own what is imported.' );
		}
		wp_set_current_user( $admins[0]->ID );
		return $admins[0];
	}

	/**
	 * Runs the import with the steps before and after it, in one transaction: one that fails leaves nothing.
	 *
	 * @return list<string>
	 */
	private static function import( Folder $folder, Import $import, \WP_User $admin ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no transactions; the cache is flushed.
		$wpdb->query( 'START TRANSACTION' );
		try {
			$said = self::steps( $folder, $import, $admin );
			$wpdb->query( 'COMMIT' );
		} catch ( \Throwable $problem ) {
			$wpdb->query( 'ROLLBACK' );
			throw $problem;
		} finally {
			// phpcs:enable
			wp_cache_flush();
		}
		return $said;
	}

	/**
	 * Writes everything of an export.
	 *
	 * @return list<string>
	 */
	private static function steps( Folder $folder, Import $import, \WP_User $admin ): array {
		$settings = $folder->settings();
		self::remove_samples();
		Options::site( $settings['options'] );
		$complaints = $import->run( People::map( $settings['users'], $admin ) );
		References::write( $settings['references'], $import->terms() );
		Options::fields( $settings['fields'] );
		Options::menus( $settings['menus'] );
		Options::pages( $settings['pages'], $import->posts() );
		flush_rewrite_rules( false );
		return array_merge( $complaints, array( sprintf( '%d posts, pages and pictures, %d terms.', count( $import->posts() ), count( $import->terms() ) ) ) );
	}

	/** Removes what WordPress brought along. */
	private static function remove_samples(): void {
		for ( $id = 1; $id <= self::LAST_SAMPLE_ID; ++$id ) {
			if ( null !== get_post( $id ) ) {
				wp_delete_post( $id, true );
			}
		}
	}
}
