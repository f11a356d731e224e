<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\Passwords;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Who can read the fields of a password-protected post. */
final class PasswordsTest extends TestCase {
	private const LINKS = array( 'self' => array(), 'acf:post' => array(), 'acf:attachment' => array() );

	protected function setUp(): void {
		WordPress::$posts = array(
			1 => new WP_Post( array( 'ID' => 1 ) ),
			2 => new WP_Post( array( 'ID' => 2, 'post_password' => 'letmein' ) ),
			3 => new WP_Post( array( 'ID' => 3, 'post_type' => 'revision', 'post_parent' => 2 ) ),
		);
		Passwords::register();
		$_COOKIE = array();
	}

	/** Returns GraphQL's value of a field. */
	private function graphql( $node ) {
		return apply_filters( 'wpgraphql/acf/field_value', 'secret', array(), array(), $node );
	}

	private function rest( int $id, array $query = array() ): WP_REST_Response {
		$response = new WP_REST_Response( array( 'id' => $id, 'acf' => array( 'field' => 'secret' ) ), self::LINKS );
		return Passwords::rest_response( $response, WordPress::$posts[ $id ], new WP_REST_Request( $query ) );
	}

	public function test_a_reader_without_the_password_gets_nothing(): void {
		self::assertNull( $this->graphql( 2 ) );
		self::assertNull( $this->graphql( 3 ), 'a revision' );
		self::assertSame( array(), $this->rest( 2 )->get_data()['acf'] );
		self::assertSame( array( 'self' ), array_keys( $this->rest( 2 )->get_links() ) );
	}

	public function test_a_reader_whose_browser_remembers_the_password_gets_all(): void {
		WordPress::$unlocked = array( 2 );
		self::assertSame( 'secret', $this->graphql( 2 ) );
		self::assertSame( array( 'field' => 'secret' ), $this->rest( 2 )->get_data()['acf'] );
	}

	public function test_a_rest_request_may_carry_the_password(): void {
		self::assertSame( 'secret', $this->rest( 2, array( 'password' => 'letmein' ) )->get_data()['acf']['field'] );
		self::assertSame( array(), $this->rest( 2, array( 'password' => 'wrong' ) )->get_data()['acf'] );
		self::assertSame( array(), $this->rest( 2, array( 'password' => array( 'letmein' ) ) )->get_data()['acf'] );
	}

	public function test_who_may_edit_the_post_gets_all(): void {
		WordPress::$capabilities = array( 'edit_post' );
		self::assertSame( 'secret', $this->graphql( 2 ) );
		self::assertSame( self::LINKS, $this->rest( 2 )->get_links() );
	}

	public function test_posts_without_password_options_terms_and_users_are_open(): void {
		foreach ( array( 1, 'options', 'term_2', 'user_2', 0, null ) as $node ) {
			self::assertSame( 'secret', $this->graphql( $node ) );
		}
	}

	public function test_the_answer_to_a_reader_with_a_password_is_kept_nowhere(): void {
		self::assertTrue( apply_filters( 'graphql_cache_is_object_cache_enabled', true ) );
		self::assertSame( array(), apply_filters( 'graphql_response_headers_to_send', array() ) );
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = 'hash';
		self::assertFalse( apply_filters( 'graphql_cache_is_object_cache_enabled', true ) );
		self::assertSame( array( 'Cache-Control' => 'no-store' ), apply_filters( 'graphql_response_headers_to_send', array() ) );
	}
}
