<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\Guest;
use Footbridge\Preview\Routes;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use WP_Post;
use WP_REST_Request;
use PHPUnit\Framework\TestCase;

/** A WordPress with two drafts, whose share links a test creates. */
abstract class LinksTestCase extends TestCase {
	protected const DAY_S = 86400;

	protected function setUp(): void {
		WordPress::$capabilities = array( 'edit_post' );
		WordPress::$options      = array(
			'footbridge_settings' => array( 'secret' => str_repeat( 's', 32 ), 'front_end' => 'https://site.example' ),
			'rights'              => array( array( 7, 'edit_post', 2 ) ),
		);
		WordPress::$posts        = array(
			2 => new WP_Post( array( 'ID' => 2, 'post_status' => 'draft', 'post_author' => 5 ) ),
			3 => new WP_Post( array( 'ID' => 3, 'post_status' => 'draft', 'post_author' => 5 ) ),
		);
	}

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_X_GRAPHQL_PREVIEW'], $_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] );
		// Forgets the request.
		Guest::start();
	}

	/** Creates a link by the REST route. */
	protected function create( string $note = 'Dr. "O\'Neil" \\', int $days = 7 ): array {
		return Routes::create( new WP_REST_Request( array( 'post' => 2, 'days' => $days, 'note' => $note ) ) )->get_data();
	}

	protected function entries(): array {
		return Routes::links( new WP_REST_Request( array( 'post' => 2 ) ) )->get_data();
	}

	protected function revoke( string $id, int $post = 2 ) {
		return Routes::revoke( new WP_REST_Request( array( 'post' => $post, 'id' => $id ) ) );
	}

	protected static function token( array $entry ): string {
		return explode( '#', $entry['url'] )[1];
	}

	/** Makes a GraphQL request with a token, and returns whether it is accepted. */
	protected function opens( string $token, int $post = 2 ): bool {
		$_SERVER['HTTP_X_GRAPHQL_PREVIEW']  = "database_id=$post";
		$_SERVER['HTTP_X_FOOTBRIDGE_TOKEN'] = $token;
		Guest::start();
		WordPress::$user = 7;
		return Guest::sees( $post );
	}

	/** Sets a stored value of the only link. */
	protected static function set( string $meta, string $name, int $value ): void {
		WordPress::$meta[2][ $meta ][0][ $name ] = $value;
	}

	/** A database that finds the posts with links. */
	protected static function database(): void {
		$GLOBALS['wpdb'] = new Database( static fn(): array => array_map( 'strval', array_keys( WordPress::$meta ) ) );
	}
}
