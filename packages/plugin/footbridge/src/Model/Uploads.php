<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Names the addresses below which pictures and files are, so that the front end serves them as its own: the folder of
 * uploads, and a bucket or a CDN from which a plugin serves the media library.
 */
final class Uploads {
	/** Newest files of the media library whose addresses are compared with the folder of uploads. */
	private const SAMPLE = 5;

	public static function register(): void {
		$field = array(
			'type'        => array( 'list_of' => array( 'non_null' => 'String' ) ),
			'description' => 'Addresses below which pictures and files of the content are. The first one is that of WordPress’s uploads.',
			'resolve'     => array( self::class, 'addresses' ),
		);
		add_action( 'graphql_register_types', static fn() => register_graphql_field( 'RootQuery', 'footbridgeUploads', $field ) );
	}

	/** @return list<string> The addresses, that of uploads first. */
	public static function addresses(): array {
		$uploads = self::uploads();
		/**
		 * Filters the addresses below which pictures and files of the content are. The front end fetches files below them, and
		 * serves them at its own address.
		 *
		 * @param string[] $addresses Addresses such as `https://cdn.example.org/pictures`. The first one is that of WordPress's uploads.
		 */
		$addresses = (array) apply_filters( 'footbridge_media_addresses', array_merge( array( $uploads ), self::elsewhere( $uploads ) ) );
		return array_values( array_unique( array_filter( $addresses, 'is_string' ) ) );
	}

	/** Returns the address of uploads. WordPress makes it of the stored `siteurl`, before plugins that filter the option start. */
	private static function uploads(): string {
		$address = (string) wp_get_upload_dir()['baseurl'];
		$stored  = untrailingslashit( (string) ( wp_load_alloptions()['siteurl'] ?? '' ) );
		return '' !== $stored && 0 === strpos( $address, "$stored/" ) ? site_url( substr( $address, strlen( $stored ) ) ) : $address;
	}

	/** @return string[] The addresses on other hosts from which a plugin serves the newest files. */
	private static function elsewhere( string $uploads ): array {
		$newest = get_posts(
			array(
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'posts_per_page' => self::SAMPLE,
				'orderby'        => 'ID',
				'order'          => 'DESC',
				'fields'         => 'ids',
			)
		);
		$own    = array( '', self::host( $uploads ), self::host( (string) wp_get_upload_dir()['baseurl'] ) );
		$found  = array();
		foreach ( $newest as $id ) {
			$address = (string) wp_get_attachment_url( $id );
			if ( ! in_array( self::host( $address ), $own, true ) ) {
				$found[] = self::folder( $address );
			}
		}
		return $found;
	}

	/** Returns a file's address without WordPress's folders of year and month, or without its name where it is in none. */
	private static function folder( string $address ): string {
		$plain = (string) preg_replace( '~[?#].*$~s', '', $address );
		return (string) preg_replace( '~/(?:\d{4}/\d{2}/.*|[^/]*)$~s', '', $plain );
	}

	/** Returns host and port of an address; '' for a path. */
	private static function host( string $address ): string {
		return 1 === preg_match( '~^(?:https?:)?//([^/?#]+)~i', $address, $found ) ? strtolower( $found[1] ) : '';
	}
}
