<?php
// WordPress's classes, as far as the plugin touches them.

declare( strict_types=1 );

/** What is made with values that differ from the defaults. */
abstract class WP_Values {
	public function __construct( array $values = array() ) {
		foreach ( $values as $name => $value ) {
			$this->$name = $value;
		}
	}
}

class WP_Post extends WP_Values {
	public int $ID = 0;
	public string $post_type = 'post';
	public string $post_status = 'publish';
	public string $post_name = '';
	public string $post_password = '';
	public int $post_parent = 0;
	/** @var int|string */
	public $post_author = 0;
	public int $menu_order = 0;
	public string $post_title = '';
	public string $post_content = '';
	public string $post_excerpt = '';
	public string $post_date = '';
}

class WP_Post_Type extends WP_Values {
	public string $name = '';
	public string $label = '';
}

class WP_Term extends WP_Values {
	public int $term_id = 0;
	public string $taxonomy = '';
	/** @var string|null Another plugin's filter may remove both. */
	public $name = 'Term';
	/** @var string|null */
	public $slug = 'term';
}

class WP_Comment extends WP_Values {
	public string $comment_ID = '0';
	public string $comment_post_ID = '0';
	public string $comment_approved = '1';
	public string $comment_type = 'comment';
}

class WP_User {
	public int $ID;
	public string $display_name = '';
	public string $user_nicename = '';
	public string $user_url = '';
	public string $user_email = '';

	public function __construct( int $id ) {
		$this->ID = $id;
	}
}

class WP_Taxonomy {
	public string $name;
	public object $cap;

	public function __construct( string $name, string $capability ) {
		$this->name = $name;
		$this->cap  = (object) array( 'assign_terms' => $capability );
	}
}

class WP_Term_Query {
	public array $query_vars;

	public function __construct( array $query_vars ) {
		$this->query_vars = $query_vars;
	}
}

class WP_User_Query extends WP_Term_Query {}

class WP_Role {
	public array $capabilities;

	public function __construct( array $capabilities = array() ) {
		$this->capabilities = $capabilities;
	}

	public function add_cap( string $name ): void {
		$this->capabilities[ $name ] = true;
	}

	public function remove_cap( string $name ): void {
		unset( $this->capabilities[ $name ] );
	}
}

class WP_REST_Request {
	private array $parameters;

	public function __construct( array $parameters = array() ) {
		$this->parameters = $parameters;
	}

	public function get_param( string $name ) {
		return $this->parameters[ $name ] ?? null;
	}
}

class WP_REST_Response {
	/** @var mixed */
	private $data;
	private array $links;

	/** WordPress's second parameter is the status. */
	public function __construct( $data = null, $links = array() ) {
		$this->data  = $data;
		$this->links = is_array( $links ) ? $links : array();
	}

	public function get_data() {
		return $this->data;
	}

	public function set_data( $data ): void {
		$this->data = $data;
	}

	public function get_links(): array {
		return $this->links;
	}

	public function remove_link( string $relation ): void {
		unset( $this->links[ $relation ] );
	}

	public function header( string $name, string $value ): void {
		\Footbridge\Tests\Double\WordPress::call( 'header', array( $name, $value ) );
	}
}

class WP_Error {
	public string $code;
	public string $message;
	public array $data;

	public function __construct( string $code, string $message, array $data = array() ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}
}

class WP_Hook {
	public array $callbacks = array();
}
