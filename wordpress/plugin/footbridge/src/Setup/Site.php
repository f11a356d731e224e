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
	 * The export that the site was filled with.
	 */
	public const OPTION = 'footbridge_import';

	/**
	 * WordPress brings a post, a page and the draft of a privacy policy along.
	 */
	private const LAST_OF_WORDPRESS = 3;

	private const TYPES = array( 'post', 'page', 'facility', 'contributor', 'review', 'attachment' );

	/**
	 * Whether nothing was written here yet.
	 */
	public static function is_new(): bool {
		$found = get_posts(
			array(
				'post_type'      => self::TYPES,
				'post_status'    => 'any',
				'posts_per_page' => self::LAST_OF_WORDPRESS + 1,
				'orderby'        => 'ID',
				'order'          => 'DESC',
				'fields'         => 'ids',
			)
		);
		return array() === $found || max( array_map( 'intval', $found ) ) <= self::LAST_OF_WORDPRESS;
	}

	/**
	 * Fills the site. The same export a second time changes nothing but the connection.
	 *
	 * @param string       $path       The folder of the export.
	 * @param array<mixed> $connection See Connection::save().
	 * @return list<string> What was done, and what could not be.
	 * @throws \RuntimeException When it can't be done at all.
	 */
	public static function fill( string $path, array $connection = array() ): array {
		$folder = new Folder( $path );
		$before = get_option( self::OPTION );
		if ( $before === $folder->fingerprint() ) {
			Connection::save( $connection );
			return array( 'This content is here already.' );
		}
		// The importer leaves alone what it has made before, but adds the fields a second time.
		if ( false !== $before ) {
			throw new \RuntimeException( 'This site was filled with another export. A new one needs a new WordPress.' );
		}
		$admins = get_users(
			array(
				'role'   => 'administrator',
				'number' => 1,
			)
		);
		if ( ! ( $admins[0] ?? null ) instanceof \WP_User ) {
			throw new \RuntimeException( 'There is no administrator who could own what is imported.' );
		}
		// Who may write any HTML imports it: else WordPress would take players and styles out.
		wp_set_current_user( $admins[0]->ID );
		$said = self::import( $folder, $admins[0] );
		Connection::save( $connection );
		update_option( self::OPTION, $folder->fingerprint(), false );
		return $said;
	}

	/**
	 * The import and what comes before and after it.
	 *
	 * @param Folder   $folder The export.
	 * @param \WP_User $admin  Who imports.
	 * @return list<string>
	 */
	private static function import( Folder $folder, \WP_User $admin ): array {
		$settings = $folder->settings();
		$import   = new Import( $folder );
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
		for ( $id = 1; $id <= self::LAST_OF_WORDPRESS; ++$id ) {
			if ( null !== get_post( $id ) ) {
				wp_delete_post( $id, true );
			}
		}
	}
}
