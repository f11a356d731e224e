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

	/** @return list<string> What was done, and what could not be. Of a site with content only the connection changes. */
	public static function fill( Folder $folder, Connection $connection ): array {
		$said = self::is_new() ? self::import( $folder, new Import( $folder ), self::admin() ) : array( 'This WordPress has content: only the connection was stored.' );
		// After the import: the first webhook creates a table, which would end the transaction.
		$connection->save();
		return $said;
	}

	/** Returns the user who imports: one who may write any HTML, or WordPress would remove players and styles. */
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

	/** @return list<string> What the steps say. They run in one transaction: one that fails leaves nothing. */
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

	/** @return list<string> What could not be imported, and how much was. */
	private static function steps( Folder $folder, Import $import, \WP_User $admin ): array {
		$settings = $folder->settings();
		foreach ( range( 1, self::LAST_SAMPLE_ID ) as $id ) {
			wp_delete_post( $id, true );
		}
		Options::site( $settings['options'] );
		$complaints = $import->run( People::map( $settings['users'], $admin ) );
		Options::references( $settings['references'], $import->terms() );
		Options::fields( $settings['fields'] );
		Options::menus( $settings['menus'] );
		Options::pages( $settings['pages'], $import->posts() );
		flush_rewrite_rules( false );
		return array_merge( $complaints, array( sprintf( '%d posts, pages and pictures, %d terms.', count( $import->posts() ), count( $import->terms() ) ) ) );
	}
}
