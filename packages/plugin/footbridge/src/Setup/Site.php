<?php
/**
 * A new WordPress, filled.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Fills a site with the content of an export, in the order that its parts need.
 */
final class Site {

	/**
	 * WordPress brings a post, a page and the draft of a privacy policy along.
	 */
	private const LAST_SAMPLE_ID = 3;

	private const TYPES = array( 'post', 'page', 'facility', 'contributor', 'review', 'attachment' );

	/**
	 * Whether nothing was written here yet.
	 */
	public static function is_new(): bool {
		$found = get_posts(
			array(
				'post_type'      => self::TYPES,
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
	 * Fills the site. The same export a second time changes nothing but the connection.
	 *
	 * @param Folder     $folder     The export.
	 * @param Connection $connection Where the front end is.
	 * @return list<string> What was done, and what could not be.
	 * @throws \RuntimeException When it can't be done at all.
	 */
	public static function fill( Folder $folder, Connection $connection ): array {
		$before = Marker::read();
		if ( '' !== $before && $before !== $folder->fingerprint() ) {
			throw new \RuntimeException( 'This site was filled with another export. A new one needs a new WordPress.' );
		}
		$said = array( 'This content is here already.' );
		if ( '' === $before ) {
			$admin  = self::admin();
			$import = new Import( $folder );
			$said   = Marker::with( $folder->fingerprint(), static fn(): array => self::import( $folder, $import, $admin ) );
		}
		// After the import: the first webhook creates a table, which would end the transaction.
		$connection->save();
		return $said;
	}

	/**
	 * Returns the user who imports. The user must be allowed to write any HTML, or WordPress would remove players and
	 * styles.
	 *
	 * @throws \RuntimeException When there is none.
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
	 * Runs the import with the steps before and after it.
	 *
	 * @param Folder   $folder The export.
	 * @param Import   $import Its WXR file.
	 * @param \WP_User $admin  The user who imports.
	 * @return list<string>
	 */
	private static function import( Folder $folder, Import $import, \WP_User $admin ): array {
		$settings = $folder->settings();
		$is_new   = self::is_new();
		if ( $is_new ) {
			self::remove_samples();
		}
		Options::site( $settings['options'] );
		$complaints = $import->run( People::map( $settings['users'], $admin, $is_new ) );
		$references = new References( $import->posts(), $import->terms() );
		$references->fields( $settings['references'] );
		$references->pictures();
		Options::fields( $settings['fields'] );
		Options::menus( $settings['menus'] );
		Options::pages( $settings['pages'], $import->posts() );
		flush_rewrite_rules( false );
		return array_merge( $complaints, array( sprintf( '%d posts, pages and pictures, %d terms.', count( $import->posts() ), count( $import->terms() ) ) ) );
	}

	/**
	 * Removes what WordPress brought along.
	 */
	private static function remove_samples(): void {
		for ( $id = 1; $id <= self::LAST_SAMPLE_ID; ++$id ) {
			if ( null !== get_post( $id ) ) {
				wp_delete_post( $id, true );
			}
		}
	}
}
